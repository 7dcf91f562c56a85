import type { ProfessionalService } from 'schema-dts';
import { knownFacts } from '../../owner/fact.js';
import { germany, business, type StructuredDataInput } from '../../seo/structuredData.js';

export function structuredData(page: StructuredDataInput): ProfessionalService[] {
  const { owner } = page;
  return [
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
