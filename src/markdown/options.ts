/** Rewrites the sources of images on other hosts to go through a proxy. Source: markdown 14. */
export interface ImageProxy {
  /** Put in front of the signed address, such as `/external_content/`. */
  readonly prefix: string;
  /** Secret of the signature. */
  readonly key: string;
}

/** Settings that change the output. Source: markdown 2. */
export interface MarkdownOptions {
  /** Image, video and YouTube previews: `inline_image_preview` of the realm and of the server. */
  readonly previews: boolean;
  /** `translate_emoticons` of the author. */
  readonly emoticons: boolean;
  /** `default_code_block_language` of the realm; empty for none. */
  readonly defaultCodeLanguage: string;
  /** Off for messages from the incoming email gateway. */
  readonly indentedCode: boolean;
  /** Server setting: bare `file:///path` becomes a link. */
  readonly fileLinks: boolean;
  /** Server setting: image previews go through `/thumbnail`. */
  readonly thumbnails: boolean;
  readonly imageProxy: ImageProxy | undefined;
}

/** A message under the default settings of a realm and its server, without an image proxy. */
export const MESSAGE_OPTIONS: MarkdownOptions = {
  previews: true,
  emoticons: false,
  defaultCodeLanguage: "",
  indentedCode: true,
  fileLinks: false,
  thumbnails: false,
  imageProxy: undefined,
};

/** Stream descriptions and profile field values: never previews, never emoticons. Source: markdown 1. */
export const FIELD_OPTIONS: MarkdownOptions = {
  ...MESSAGE_OPTIONS,
  previews: false,
};
