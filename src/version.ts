/** Version of this package; the one that package.json states. */
export const PACKAGE_VERSION = "0.1.0";
