import { portrait } from 'virtual:owner-portrait';
import type { Person } from 'schema-dts';
import { isMissing, knownFacts } from '../../owner/fact.js';
import { person, postalAddress, type StructuredDataInput } from '../../seo/structuredData.js';
import { about } from './messages.js';

export function structuredData(page: StructuredDataInput): Person[] {
  const { owner, plain } = page;
  return [
    {
      ...person(page),
      ...knownFacts({ email: owner.email }),
      jobTitle: plain(about.data.jobTitle),
      description: plain(page.metadata.description),
      ...(portrait && { image: new URL(portrait.src, page.pageUrl('home')).href }),
      ...postalAddress(owner),
      sameAs: [...owner.profileLinks],
      ...(!isMissing(owner.degrees) && {
        // Once, if both degrees are from the same university.
        alumniOf: [...new Set(owner.degrees.map(({ institution }) => institution))].map((name) => ({
          '@type': 'EducationalOrganization' as const,
          name,
        })),
      }),
      knowsAbout: about.data.topics.map((topic) => plain(topic)),
    },
  ];
}
