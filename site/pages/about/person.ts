import type { Person } from 'schema-dts';
import { paths } from '../../paths.js';
import { known } from '../../owner/fact.js';
import { address, sameAs } from '../../seo/professionalService.js';
import type { PageContext } from '../../seo/structuredData.js';
import { about } from './words.js';

/**
 * The advisor, for the page about them.
 *
 * @param photo - public path of their portrait, if there is one
 */
export function person(page: PageContext, photo?: string): Person {
  const { owner, t } = page;
  return {
    '@type': 'Person',
    // The same person in every language.
    '@id': new URL(`${paths.about}#advisor`, page.address('home')).href,
    ...known({ name: owner.name, email: owner.email }),
    jobTitle: t(about.data.jobTitle),
    description: t(about.seo.description),
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
    knowsAbout: about.data.topics.map((topic) => t(topic)),
  };
}
