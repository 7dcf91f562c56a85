const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tells whether a value has the form of an inquiry's id: a UUID in lower case. */
export function isInquiryId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/**
 * Creates the id of one inquiry. The function sends one mail per id: create it before the first
 * attempt, keep it across retries and reloads, and create a new one once the visitor changes the text
 * after an attempt; otherwise the changed text would count as delivered.
 *
 * `getRandomValues` and not `randomUUID`: the latter is missing on pages served over plain HTTP.
 */
export function newInquiryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return uuidFrom(bytes, 4);
}

/**
 * Writes 16 bytes as a UUID.
 *
 * @param version - 4 for random bytes, 8 for bytes derived from something (RFC 9562)
 */
export function uuidFrom(bytes: Uint8Array, version: 4 | 8): string {
  const hex = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    version + hex.slice(13, 16),
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
