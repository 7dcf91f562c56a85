/** JSON-LD, which search engines read in the HTML. Only the build runs it. */
import type { Person, PostalAddress, ProfessionalService } from 'schema-dts';
import type { PageProps } from '../PageProps.js';
import type { Translate } from '../i18n/translate.js';
import { isMissing, knownFacts } from '../owner/fact.js';
import type { Owner } from '../owner.yaml';
import { paths, type PageName } from '../routes.js';
import type { Metadata } from './metadata.js';

export type StructuredDataInput = Pick<PageProps, 'name' | 'language'> & {
  metadata: Metadata;
  plain: Translate;
  owner: Owner;
  /** Absolute URL of a page in the same language. */
  pageUrl: (name: PageName) => string;
  /** Decides which seminars are upcoming. */
  now: Date;
  /** Absolute URL of the picture to share. */
  image: string;
};

/** The owner's business in short, as provider of services and seminars. Google requires its address. */
export function business({ owner, pageUrl }: StructuredDataInput) {
  return {
    '@type': 'ProfessionalService',
    // The same in every language.
    '@id': new URL('/#practice', pageUrl('home')).href,
    name: owner.name,
    ...knownFacts({ legalName: owner.companyName }),
    ...postalAddress(owner),
    url: pageUrl('home'),
  } as const satisfies ProfessionalService;
}

/** The owner in short: the same person in every language, as author and on the page about them. */
export function person({ owner, pageUrl }: StructuredDataInput) {
  return {
    '@type': 'Person',
    '@id': new URL(`${paths.about}#advisor`, pageUrl('home')).href,
    name: owner.name,
    url: pageUrl('about'),
  } as const satisfies Person;
}

/** The area served, for structured data only: the copy also names Austria and Switzerland. */
export function germany({ language }: StructuredDataInput) {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of('DE')!;
  return { '@type': 'Country', name } as const;
}

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
