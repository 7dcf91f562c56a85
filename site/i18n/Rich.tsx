import type { I18n, MessageDescriptor } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import { createContext, useContext, type ReactElement } from 'react';
import { keepTogether } from './keepTogether.js';
import type { MessageValues } from './translate.js';

/**
 * The messages of the page, for `Rich` alone; everything else gets its text by `t`. Lingui's own
 * provider would bring the code for rich text to every page that has none.
 */
export const MessagesContext = createContext<I18n | null>(null);

type RichProps = {
  /** A message with tags, such as `Read <link>this article</link> first.` */
  message: MessageDescriptor;
  /** A value may be an element, such as an address that is a link. */
  values?: Record<string, MessageValues[string] | ReactElement>;
  /** The element for each tag by the tag's name; the text between the tags becomes its children. */
  components?: Record<string, ReactElement>;
};

/** A sentence whose parts are elements, so that a translator moves the link with the words. */
export function Rich({ message, values = {}, components = {} }: RichProps) {
  const i18n = useContext(MessagesContext);
  if (!i18n) throw new Error('Rich needs a MessagesContext around it, as Layout gives it.');
  // Lingui uses nothing else of it here.
  const kept = { _: (id: string, of?: MessageValues) => keepTogether(i18n._(id, of)) } as I18n;
  return (
    <TransNoContext {...message} lingui={{ i18n: kept }} values={values} components={components} />
  );
}
