import type { Person } from 'schema-dts';
import { about } from '../pages/about/words.js';
import { known } from './known.js';
import type { PageContext } from './PageContext.js';
import { address, sameAs } from './professionalService.js';

/** The advisor, for the page about them. */
export function person(page: PageContext): Person {
  const { owner, t } = page;
  return {
    '@type': 'Person',
    '@id': `${page.address('/ueber-mich')}#advisor`,
    ...known({ name: owner.name, email: owner.email }),
    jobTitle: t(about.data.jobTitle),
    description: t(about.seo.description),
    url: page.address('/ueber-mich'),
    ...(page.image && { image: page.image }),
    ...address(owner),
    ...sameAs(owner),
    ...(owner.degrees.length > 0 && {
      alumniOf: owner.degrees.map((degree) => ({
        '@type': 'EducationalOrganization' as const,
        name: degree.institution,
      })),
    }),
    knowsAbout: about.data.topics.map((topic) => t(topic)),
  };
}
