import type { MessageDescriptor } from '@lingui/core';
import type { Person } from 'schema-dts';
import { paths } from '../paths.js';
import { known } from './known.js';
import type { PageContext } from './PageContext.js';
import { address, sameAs } from './professionalService.js';

/** The words that a person is described with. */
export type PersonWords = {
  jobTitle: MessageDescriptor;
  description: MessageDescriptor;
  topics: readonly MessageDescriptor[];
};

/**
 * The advisor, for the page about them.
 *
 * @param photo - public path of their portrait, if there is one
 */
export function person(page: PageContext, words: PersonWords, photo?: string): Person {
  const { owner, t } = page;
  return {
    '@type': 'Person',
    // The same person in every language.
    '@id': new URL(`${paths.about}#advisor`, page.address('home')).href,
    ...known({ name: owner.name, email: owner.email }),
    jobTitle: t(words.jobTitle),
    description: t(words.description),
    url: page.address('about'),
    ...(photo && { image: new URL(photo, page.address('home')).href }),
    ...address(owner),
    ...sameAs(owner),
    ...(owner.degrees.length > 0 && {
      alumniOf: owner.degrees.map((degree) => ({
        '@type': 'EducationalOrganization' as const,
        name: degree.institution,
      })),
    }),
    knowsAbout: words.topics.map((topic) => t(topic)),
  };
}
