import { paths } from '../paths.js';
import type { PageProps } from '../i18n/PageProps.js';

/** The case studies, in the order of the menu. `growthCase` is the page of the one called `growth`. */
export const caseNames = [
  'restructuring',
  'growth',
  'strategy',
  'transferPricing',
  'coaching',
  'tgroup',
] as const;

export type CaseName = (typeof caseNames)[number];

/** A case as addresses write it: the last part of its page's path. */
const slug = (name: CaseName) => paths[`${name}Case`].split('/').at(-1)!;

/** Address of the contact form with a case, and a question about it, filled in. */
export function caseQuestion(href: PageProps['href'], name: CaseName, question?: string): string {
  const asked = new URLSearchParams({ case: slug(name), ...(question && { question }) });
  return `${href('contact')}?${asked}#contact-form`;
}

/** The case that an address is about, if it is: `?case=growth`; and the visitor's question. */
export function askedCase(search: string) {
  const asked = new URLSearchParams(search);
  const name = caseNames.find((each) => slug(each) === asked.get('case'));
  return name && { name, question: asked.get('question') };
}
