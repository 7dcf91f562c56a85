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

/** Address of the contact form with a question about a case filled in. */
export function caseQuestion(href: PageProps['href'], name: CaseName): string {
  return `${href('contact')}?case=${slug(name)}#contact-form`;
}

/** The case that an address asks about, if it does: `?case=growth`. */
export function askedCase(search: string): CaseName | undefined {
  const asked = new URLSearchParams(search).get('case');
  return caseNames.find((name) => slug(name) === asked);
}
