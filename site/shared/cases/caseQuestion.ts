import { caseNames, paths, type CaseName } from '../../paths.js';
import type { PageProps } from '../../PageProps.js';

/** The name of a case in a query: the last segment of its page's path. */
const slug = (name: CaseName) => paths[name].split('/').at(-1)!;

/** The path of the contact form, with a case and a question about it filled in. */
export function caseQuestionPath(
  href: PageProps['href'],
  name: CaseName,
  question?: string,
): string {
  const asked = new URLSearchParams({ case: slug(name) });
  if (question) asked.set('question', question);
  return `${href('contact')}?${asked}#contact-form`;
}

/**
 * The case in a query, with the visitor's question or `null`; `undefined` if the query names no case.
 *
 * @param search - `location.search`, such as `?case=growth`
 */
export function askedCase(search: string) {
  const asked = new URLSearchParams(search);
  const name = caseNames.find((each) => slug(each) === asked.get('case'));
  return name && { name, question: asked.get('question') };
}
