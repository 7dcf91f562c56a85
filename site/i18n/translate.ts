import type { I18n, MessageDescriptor } from '@lingui/core';

/** Values of a message’s placeholders, by their names. */
export type MessageValues = Record<string, string | number>;

/** Turns a message descriptor into text, with its placeholders filled. */
export type Translate = (descriptor: MessageDescriptor, values?: MessageValues) => string;

/**
 * The `Translate` of what a page shows.
 *
 * @throws at build time if a placeholder has no value; Lingui would leave a gap
 */
export const translatePage =
  (i18n: I18n): Translate =>
  (descriptor, values) => {
    assertValues(i18n, descriptor, values);
    return bindNumbers(i18n._(values ? { ...descriptor, values } : descriptor));
  };

/** The `Translate` for texts outside the page's body, such as heads, structured data and calendar files. */
export function translatePlain(i18n: I18n): Translate {
  const t = translatePage(i18n);
  return (...message) => plainText(t(...message));
}

/** Throws at build time if a placeholder of a message has no value; Lingui would leave a gap. */
export function assertValues(
  i18n: I18n,
  { id, values: own = {} }: MessageDescriptor,
  values: Record<string, unknown> = own,
): void {
  if (!import.meta.env.SSR) return;
  const message = i18n.messages[id];
  const missing = placeholdersOf(message).find((name) => values[name] === undefined);
  if (!missing) return;
  throw new Error(
    `The placeholder {${missing}} of “${messageText(message)}” has no value in ${i18n.locale}. Pass it where the page shows the message.`,
  );
}

/** The names in a compiled message, those inside the cases of a plural included. */
function placeholdersOf(compiled: unknown): string[] {
  return [compiled].flat().flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, , cases] = part as [string, unknown, unknown];
    return [name, ...Object.values(Object(cases)).flatMap(placeholdersOf)];
  });
}

/** A compiled message as text, for an error. */
export function messageText(compiled: unknown): string {
  const parts: unknown[] = [compiled].flat();
  return parts.map((part) => (Array.isArray(part) ? `{${part[0]}}` : part)).join('');
}

/**
 * Undoes `bindNumbers` and takes out soft hyphens: for a mail, for a field of the form, and for sentences that are
 * fixed word for word.
 */
export const plainText = (text: string) =>
  text.replace(/(\d\.?)\u00a0(?=\p{L})/gu, '$1 ').replace(/[\u00ad\u2060]/g, '');

export function joinSentences(...each: (string | false | 0 | undefined)[]): string {
  return each.filter(Boolean).join(' ');
}

/**
 * Binds a number to the word or unit behind it, on one line: “30 minutes”, “3. April”, “50–500 employees”.
 *
 * Four digits are a year, and a long word would not fit beside its number on a phone.
 */
export const bindNumbers = (text: string) =>
  text
    .replace(/(^|[^\d.,])(\d{1,3}\.?) (?=\p{L}{1,12}(?!\p{L}))/gu, '$1$2\u00a0')
    .replace(/\d–(?=\d)/g, '$&\u2060');
