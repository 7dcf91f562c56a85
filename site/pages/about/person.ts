import type { Person } from 'schema-dts';
import { isMissing, knownFacts } from '../../owner/fact.js';
import { advisor, postalAddress, sameAs } from '../../seo/professionalService.js';
import type { StructuredDataInput } from '../../seo/structuredData.js';
import { about } from './messages.js';

/**
 * The advisor, for the page about them.
 *
 * @param photo - public path of their portrait, if there is one
 */
export function person(page: StructuredDataInput, photo?: string): Person {
  const { owner, plain } = page;
  return {
    ...advisor(page),
    ...knownFacts({ email: owner.email }),
    jobTitle: plain(about.data.jobTitle),
    description: plain(about.seo.description),
    ...(photo && { image: new URL(photo, page.pageUrl('home')).href }),
    ...postalAddress(owner),
    ...sameAs(owner),
    ...(!isMissing(owner.degrees) && {
      // Once, if both degrees are from the same university.
      alumniOf: [...new Set(owner.degrees.map(({ institution }) => institution))].map((name) => ({
        '@type': 'EducationalOrganization' as const,
        name,
      })),
    }),
    knowsAbout: about.data.topics.map((topic) => plain(topic)),
  };
}
