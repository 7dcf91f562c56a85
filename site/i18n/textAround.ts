import type { MessageDescriptor } from '@lingui/core';
import type { MessageValues, Translate } from './translate.js';

/** A sentence cut at one of its placeholders. */
export type TextAround = {
  before: string;
  after: string;
};

/** Replaces the placeholder while the sentence is formatted; no text contains it. */
const gap = '\u0000';

/**
 * What a message says before and after one of its placeholders, so that a page can set the value of
 * that placeholder larger while the translator still writes one sentence.
 */
export function textAround(
  t: Translate,
  message: MessageDescriptor,
  placeholder: string,
  values: MessageValues = {},
): TextAround {
  const [before = '', after = ''] = t(message, { ...values, [placeholder]: gap }).split(gap);
  return { before: before.trim(), after: after.trim() };
}
