import { isService, type Service } from '@advisor/contact';
import type { PageProps } from '../PageProps.js';

/** The area of interest that the form has for each page of a service. */
const serviceOf = {
  consulting: 'strategy',
  coaching: 'coaching',
  interim: 'interim',
  training: 'training',
  schedule: 'training',
} as const satisfies Record<string, Service>;

/** The path of the contact form, with the service of a page chosen. */
export const serviceInquiryPath = (href: PageProps['href'], page: keyof typeof serviceOf) =>
  `${href('contact')}?service=${serviceOf[page]}#contact-form`;

/**
 * The service in a query; `undefined` if it names none.
 *
 * @param search - `location.search`, such as `?service=interim`
 */
export function askedService(search: string): Service | undefined {
  const asked = new URLSearchParams(search).get('service') ?? '';
  return isService(asked) ? asked : undefined;
}
