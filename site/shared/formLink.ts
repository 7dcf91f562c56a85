import { isService, type Service } from '@advisor/contact';
import { caseNames, paths, type CaseName } from '../paths.js';
import type { PageProps } from '../PageProps.js';

/** The area of interest that the form has for each page of a service. */
const serviceOf = {
  consulting: 'strategy',
  coaching: 'coaching',
  interim: 'interim',
  training: 'training',
  schedule: 'training',
} as const satisfies Record<string, Service>;

/** The name of a case in a query: the last segment of its page's path. */
const slug = (name: CaseName) => paths[name].split('/').at(-1)!;

const formPath = (href: PageProps['href'], query: Record<string, string>) =>
  `${href('contact')}?${new URLSearchParams(query)}#contact-form`;

/** The path of the contact form, with the service of a page chosen. */
export const serviceInquiryPath = (href: PageProps['href'], page: keyof typeof serviceOf) =>
  formPath(href, { service: serviceOf[page] });

/** The path of the contact form, with a case and a question about it filled in. */
export const caseQuestionPath = (href: PageProps['href'], name: CaseName, question?: string) =>
  formPath(href, { case: slug(name), ...(question && { question }) });

/**
 * The case or the service that the form is asked for, with the visitor's question.
 *
 * @param search - `location.search`, such as `?case=growth`
 */
export function readFormQuery(search: string) {
  const query = new URLSearchParams(search);
  const service = query.get('service') ?? '';
  return {
    name: caseNames.find((each) => slug(each) === query.get('case')),
    question: query.get('question'),
    service: isService(service) ? service : undefined,
  };
}
