const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a value has the form of an inquiry's id: a UUID in lower case. */
export function isInquiryId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/**
 * Creates the id of one inquiry, a UUID of version 7: create it before the first attempt, and keep
 * it across retries and reloads of the same text, because one id and text is one inquiry.
 *
 * `getRandomValues` and not `randomUUID`: the latter is missing on pages served over plain HTTP.
 *
 * @param now - milliseconds since 1970
 */
export function newInquiryId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let index = 0; index < 6; index += 1) bytes[index] = now / 2 ** (40 - 8 * index);
  return uuidFrom(bytes, 7);
}

/** When an id was created, in milliseconds since 1970. Only one of version 7 says so. */
export function timeOfId(id: string): number | undefined {
  const hex = id.replaceAll('-', '');
  return hex[12] === '7' ? Number.parseInt(hex.slice(0, 12), 16) : undefined;
}

/**
 * Writes 16 bytes as a UUID.
 *
 * @param version - 7 for a time and random bytes, 8 for bytes derived from something (RFC 9562)
 */
export function uuidFrom(bytes: Uint8Array, version: 7 | 8): string {
  const own = Uint8Array.from(bytes.subarray(0, 16));
  own[6] = (own[6]! & 0x0f) | (version << 4);
  own[8] = (own[8]! & 0x3f) | 0x80;
  const hex = Array.from(own, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
