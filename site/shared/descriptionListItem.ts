import type { DescriptionListItem } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { MessageValues, Translate } from '../i18n/translate.js';

/** A row of a `DescriptionList`: a label, and its value with its placeholders filled. */
export const descriptionListItem = (
  t: Translate,
  { label, value }: Record<'label' | 'value', MessageDescriptor>,
  values?: MessageValues,
): DescriptionListItem => ({ term: t(label), value: t(value, values) });

/** A row whose label is a title, and whose value is a sentence or two. */
export const definition = (
  t: Translate,
  { title, text }: Record<'title' | 'text', MessageDescriptor>,
): DescriptionListItem => ({ term: t(title), value: t(text) });
