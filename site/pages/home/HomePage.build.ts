import type { ProfessionalService, WebSite } from 'schema-dts';
import { knownFacts } from '../../owner/fact.js';
import { germany, business, type StructuredDataInput } from '../../seo/structuredData.js';

export function structuredData(page: StructuredDataInput): (ProfessionalService | WebSite)[] {
  const { owner } = page;
  return [
    // Google shows this name above its results, or else perhaps the domain. It reads it at the domain's root alone.
    { '@type': 'WebSite', name: owner.name, url: new URL('/', page.pageUrl('home')).href },
    {
      ...business(page),
      description: page.plain(page.metadata.description),
      ...knownFacts({ email: owner.email, telephone: owner.phone, vatID: owner.vatId }),
      areaServed: germany(page),
      sameAs: [...owner.profileLinks],
      image: page.image,
    },
  ];
}
