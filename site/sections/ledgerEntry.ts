import type { LedgerProps } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { MessageValues, Translate } from '../i18n/translate.js';

/** A row of a `Ledger`: a label, and its value with its placeholders filled. */
export const ledgerEntry = (
  t: Translate,
  { label, value }: Record<'label' | 'value', MessageDescriptor>,
  values?: MessageValues,
): LedgerProps['entries'][number] => ({ term: t(label), value: t(value, values) });
