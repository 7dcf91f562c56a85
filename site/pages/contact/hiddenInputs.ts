import { hiddenFields } from '@advisor/contact';
import type { PageProps } from '../../i18n/PageProps.js';

/**
 * What the plain form post says besides its fields, by name of the input.
 *
 * @param id - the inquiry's; empty in a page that many visitors get, so that none of them shares it
 */
export function hiddenInputs(
  { language, href }: Pick<PageProps, 'language' | 'href'>,
  id = '',
): Record<string, string> {
  return {
    [hiddenFields.id]: id,
    [hiddenFields.language]: language,
    [hiddenFields.page]: href('contact'),
    [hiddenFields.startedAt]: '',
  };
}
