import type { I18n, MessageDescriptor } from '@lingui/core';

/** Values for the placeholders of a message. */
export type MessageValues = Record<string, string | number>;

/** Turns a descriptor from `content/` into text, its placeholders filled. */
export type Translate = (descriptor: MessageDescriptor, values?: MessageValues) => string;

/** The `Translate` of one catalog. Text with tags goes through `<Rich>` instead. */
export function translateWith(i18n: I18n): Translate {
  return (descriptor, values) => i18n._(values ? { ...descriptor, values } : descriptor);
}
