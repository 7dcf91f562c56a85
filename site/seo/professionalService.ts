import type { MessageDescriptor } from '@lingui/core';
import type { Country, Person, PostalAddress, ProfessionalService } from 'schema-dts';
import type { Language } from '@advisor/contract/languages';
import { isMissing, knownFacts } from '../owner/fact.js';
import type { Owner } from '../owner.yaml';
import { paths } from '../paths.js';
import type { StructuredDataInput } from './structuredData.js';

/** The practice as a whole, for the home page. */
export function professionalService(
  page: StructuredDataInput,
  description: MessageDescriptor,
): ProfessionalService {
  const { owner, plain } = page;
  return {
    ...practice(page),
    description: plain(description),
    ...knownFacts({ email: owner.email, telephone: owner.phone, vatID: owner.vatId }),
    ...postalAddress(owner),
    areaServed: germany(page.language),
    ...sameAs(owner),
    image: page.image,
  };
}

/** The practice in short, as provider of services and seminars. */
export function practice({ owner, pageUrl }: StructuredDataInput) {
  return {
    '@type': 'ProfessionalService',
    // The same practice in every language.
    '@id': new URL('/#practice', pageUrl('home')).href,
    name: owner.name,
    ...knownFacts({ legalName: owner.companyName }),
    url: pageUrl('home'),
  } as const satisfies ProfessionalService;
}

/** The advisor in short: the same person in every language, as author and on the page about them. */
export function advisor({ owner, pageUrl }: StructuredDataInput) {
  return {
    '@type': 'Person',
    '@id': new URL(`${paths.about}#advisor`, pageUrl('home')).href,
    name: owner.name,
    url: pageUrl('about'),
  } as const satisfies Person;
}

/** The area served, for structured data only: the copy also names Austria and Switzerland. */
export function germany(language: Language): Country {
  const names = { en: 'Germany', de: 'Deutschland', fr: 'Allemagne' };
  return { '@type': 'Country', name: names[language] };
}

/** The company's address, if all of it is known. */
export function postalAddress({ street, postalCode, city }: Owner): { address?: PostalAddress } {
  if (isMissing(street) || isMissing(postalCode) || isMissing(city)) return {};
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: 'DE',
    },
  };
}

/** The owner's profiles on other sites, if there are any. */
export function sameAs(owner: Owner): { sameAs?: string[] } {
  return owner.profileLinks.length > 0 ? { sameAs: [...owner.profileLinks] } : {};
}
