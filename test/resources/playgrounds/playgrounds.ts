/** A playground that can be added. */
export const RUST = {
  name: "Rust playground",
  pygments_language: "Rust",
  url_template: "https://play.example/?code={code}",
};
