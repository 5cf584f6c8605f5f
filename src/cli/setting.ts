import { Option } from "commander";
import { UsageError, type Place } from "../usage-error.ts";

/** How the value of an option is read from text. */
export interface Reading<T> {
  /** The value; undefined for a text that cannot be read. */
  readonly read: (text: string) => T | undefined;
  /** What may be written, for messages: `a number from 0 to 65535`. */
  readonly expected: string;
}

/** An option that a variable and the configuration file can give too. */
export class Setting extends Option {
  readonly #reading: Reading<unknown> | undefined;
  readonly #opposite: string | undefined;
  /** Whether it may be given several times. */
  readonly isList: boolean;

  constructor(
    flags: string,
    description: string,
    {
      reading,
      list = false,
      opposite,
    }: {
      /** Absent for a switch. */
      reading?: Reading<unknown>;
      list?: boolean;
      /** The switch that this one turns off. */
      opposite?: string;
    } = {},
  ) {
    super(flags, description);
    this.#reading = reading;
    this.#opposite = opposite;
    this.isList = list;
    if (opposite !== undefined) this.negate = true;
    if (reading)
      this.argParser<unknown>((text, before) => {
        const value = this.readText(text, this.long!);
        return list
          ? [...((before as unknown[] | undefined) ?? []), value]
          : value;
      });
  }

  /** Whether it is given without a value. */
  get isSwitch(): boolean {
    return this.#reading === undefined;
  }

  /** `CHAT_EMULATOR_ADMIN_TOKEN` for `--admin-token`. */
  get variable(): string {
    return `${VARIABLE_PREFIX}${this.long!.slice(2).replaceAll("-", "_").toUpperCase()}`;
  }

  /** The key in the configuration file: `admin-token`; of `--no-admin` it is `admin`. */
  get key(): string {
    return this.#opposite ?? this.long!.replace(/^--(?:no-)?/, "");
  }

  override attributeName(): string {
    return this.#opposite ?? super.attributeName();
  }

  /** Errors: UsageError `BAD_OPTION`, which calls the option by the name that was used. */
  readText(text: string, name: string, place: Place = {}): unknown {
    const { read, expected } = this.#reading!;
    const value = read(text);
    if (value !== undefined) return value;
    throw new UsageError("BAD_OPTION", [
      {
        ...place,
        message: `${name}: '${text}' is not valid`,
        remedy: `write ${expected}`,
      },
    ]);
  }
}

/** What all variables of the command begin with. */
export const VARIABLE_PREFIX = "CHAT_EMULATOR_";
