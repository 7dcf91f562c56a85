import type { MessageDescriptor } from '@lingui/core';
import type { Translate } from './translate.js';

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
