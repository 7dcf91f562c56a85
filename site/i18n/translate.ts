import type { I18n, MessageDescriptor } from '@lingui/core';

/** Values for the placeholders of a message. */
export type MessageValues = Record<string, string | number>;

/** Turns a message descriptor into text, its placeholders filled. */
export type Translate = (descriptor: MessageDescriptor, values?: MessageValues) => string;

/**
 * The `Translate` of one catalog. Text with tags goes through `<Rich>` instead.
 *
 * @throws Error at build time, where a placeholder has no value; Lingui would leave a gap
 */
export function translateWith(i18n: I18n): Translate {
  return (descriptor, values) => {
    if (import.meta.env.SSR) assertValues(i18n, descriptor, values);
    return i18n._(values ? { ...descriptor, values } : descriptor);
  };
}

function assertValues(i18n: I18n, { id, message }: MessageDescriptor, values: MessageValues = {}) {
  const compiled: unknown = i18n.messages[id];
  const names = Array.isArray(compiled)
    ? compiled.flatMap((part: unknown) => (Array.isArray(part) ? [String(part[0])] : []))
    : [];
  const missing = names.find((name) => values[name] === undefined);
  if (!missing) return;
  const text = message ?? id;
  throw new Error(
    `The placeholder {${missing}} of “${text}” has no value in ${i18n.locale}. Pass it where the page calls t().`,
  );
}
