import { isService, type Service } from '@advisor/contract/fields';
import { caseNames, paths, type CaseName } from '../routes.js';
import type { PageProps } from '../PageProps.js';

/** The name of a case in a query: the last segment of its page's path. */
const slug = (name: CaseName) => paths[name].split('/').at(-1)!;

export const formId = 'contact-form';

type FormQuery = { service: Service } | { case: CaseName; question?: string };

/** The path of the contact form, with an area of interest chosen, or a question about a case filled in. */
export function formPath(href: PageProps['href'], query: FormQuery) {
  const values = 'case' in query ? { ...query, case: slug(query.case) } : query;
  return `${href('contact')}?${new URLSearchParams(values)}#${formId}`;
}

/**
 * The case or the service that the form is asked for, with the visitor's question.
 *
 * @param search - `location.search`, such as `?case=growth`
 */
export function readFormQuery(search: string) {
  const query = new URLSearchParams(search);
  const service = query.get('service') ?? '';
  return {
    caseName: caseNames.find((name) => slug(name) === query.get('case')),
    question: query.get('question'),
    service: isService(service) ? service : undefined,
  };
}
