import type { I18n, MessageDescriptor } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import { createContext, useContext, type ReactElement } from 'react';
import { assertValues, type MessageValues } from './translate.js';

/**
 * The page's messages, for `RichMessage` alone; everything else uses `t`. Lingui's own provider would add its code
 * for rich text to every page.
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

/** A sentence with elements, so that a translator can move a link with its words. */
export function RichMessage({ message, values = {}, components = {} }: RichProps) {
  const i18n = useContext(MessagesContext);
  if (!i18n) throw new Error('RichMessage needs a MessagesContext around it, as Layout gives it.');
  assertValues(i18n, message, values);
  return <TransNoContext {...message} lingui={{ i18n }} values={values} components={components} />;
}
