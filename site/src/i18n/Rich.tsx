import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import type { ReactElement } from 'react';
import type { MessageValues } from './translate.js';

export type RichProps = {
  /** A message with tags, such as `Read <link>this article</link> first.` */
  message: MessageDescriptor;
  /** A value may be an element, such as an address that is a link. */
  values?: Record<string, MessageValues[string] | ReactElement>;
  /** The element for each tag by the tag's name; the text between the tags becomes its children. */
  components?: Record<string, ReactElement>;
};

/** A sentence whose parts are elements, so that a translator moves the link with the words. */
export function Rich({ message, values = {}, components = {} }: RichProps) {
  return <Trans {...message} values={values} components={components} />;
}
