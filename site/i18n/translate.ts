import type { I18n, MessageDescriptor } from '@lingui/core';

/** Values of a message’s placeholders, by their names. */
export type MessageValues = Record<string, string | number>;

/** Turns a message descriptor into text, with its placeholders filled. */
export type Translate = (descriptor: MessageDescriptor, values?: MessageValues) => string;

/** The `Translate` of what a page shows; its `plain` is for what leaves the page's body. */
export type PageTranslate = Translate & {
  /** Without soft hyphens and word joiners: for heads, mails, fields of the form, and files. */
  plain: Translate;
};

export function translatePage(i18n: I18n): PageTranslate {
  const t: Translate = (descriptor, values) => {
    assertValues(i18n, descriptor, values);
    return i18n._(values ? { ...descriptor, values } : descriptor);
  };
  return Object.assign(t, {
    plain: ((...message) => withoutBreaks(t(...message))) satisfies Translate,
  });
}

/** A text without soft hyphens and word joiners. */
export const withoutBreaks = (text: string) => text.replace(/[\u00ad\u2060]/g, '');

/** The texts of a set of messages, under the same names. */
type Texts<Messages> = Messages extends MessageDescriptor
  ? string
  : { readonly [Name in keyof Messages]: Texts<Messages[Name]> };

/**
 * Translates each message of a set, for a component whose props have the same names. A message with placeholders
 * needs `t` and their values.
 *
 * @example <Card {...translateAll(t, { title: msg`Crisis`, items: [msg`Cash first.`] })} />
 */
export function translateAll<const Messages extends object>(t: Translate, messages: Messages) {
  const translated = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(translated);
    const set = each as Record<string, unknown>;
    if ('id' in set) return t(set as MessageDescriptor);
    return Object.fromEntries(Object.entries(set).map(([name, one]) => [name, translated(one)]));
  };
  return translated(messages) as Texts<Messages>;
}

/** Joins sentences with a space; absent ones are left out. */
export function joinSentences(...each: (string | false | 0 | undefined)[]): string {
  return each.filter(Boolean).join(' ');
}

/**
 * Splits a text at the number that a `Stat` sets large: “Within <n>6</n> months”. A translator may mark a word
 * instead: « Plus du <n>double</n> ».
 */
export function splitNumeral(text: string) {
  const [before = '', value = '', after = ''] = text.split(/<\/?n>/).map((part) => part.trim());
  return { before, value, after };
}

/** @throws at build time if a placeholder of a message has no value; Lingui would leave a gap */
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
