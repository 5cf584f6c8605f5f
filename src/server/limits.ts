const MIB = 1024 * 1024;

/** Source: platform 7: what one request may bring. */
export const MAX_BODY_BYTES = 80 * MIB;
export const MAX_FIELD_BYTES = 25 * MIB;
export const MAX_FIELDS = 1000;
export const MAX_FILES = 100;

/**
 * Room for request line and headers. Chosen: well above the 8 KiB at which the pipeline refuses a request line, so
 * that a client meets the envelope and not a closed socket.
 */
export const MAX_HEADER_BYTES = 64 * 1024;
