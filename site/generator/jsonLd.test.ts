import { expect, test } from 'vitest';
import { languages, type Language } from '@advisor/contract/languages';
import { loadPage } from '../pages/loadPage.js';
import { loadOwner } from './owner/ownerFiles.js';
import type { Owner } from '../owner.yaml';
import type { Seminar } from '../seminars.yaml';
import { caseNames, pagePath, type PageName } from '../routes.js';
import { publicNames } from '../../testing/publicPaths.js';
import { events } from '../pages/schedule/SchedulePage.build.js';
import { prices } from '../prices.yaml';
import { ownerSchema, sessionSchema } from './owner/schema.js';
import type { StructuredDataInput } from '../seo/structuredData.js';
import { jsonLd, scriptJson } from './jsonLd.js';

const complete = loadOwner({ OWNER: 'sample' }).owner;
const siteUrl = 'https://mustermann.example';

async function pageOf(
  name: PageName,
  language: Language = 'en',
  owner: Owner = complete,
): Promise<StructuredDataInput> {
  const { metadata, t } = await loadPage(name, language);
  return {
    name,
    language,
    metadata,
    owner,
    plain: t.plain,
    pageUrl: (to) => siteUrl + pagePath(to, language),
    now: new Date('2027-01-01T00:00:00Z'),
    image: `${siteUrl}/share.png`,
  };
}

/** The objects of a page as a search engine gets them, by type. */
function read(page: StructuredDataInput): Record<string, Record<string, unknown>> {
  const parsed = JSON.parse(scriptJson(jsonLd(page))) as Record<string, unknown>[];
  return Object.fromEntries(parsed.map((thing) => [String(thing['@type']), thing]));
}

test('every page names its vocabulary, and every page but home has breadcrumbs', async () => {
  for (const name of publicNames) {
    const things = read(await pageOf(name));
    for (const thing of Object.values(things)) expect(thing['@context']).toBe('https://schema.org');
    expect('BreadcrumbList' in things, name).toBe(name !== 'home');
  }
});

// Google refuses a local business without an address, even one that is only named as a provider.
const address = { '@type': 'PostalAddress', postalCode: '12345', addressCountry: 'DE' };
const practice = { '@type': 'ProfessionalService', '@id': `${siteUrl}/#practice`, address };
const advisor = { '@type': 'Person', '@id': `${siteUrl}/ueber-mich#advisor` };
const service = (serviceType: string) => ({
  name: serviceType,
  serviceType,
  provider: { ...practice, name: 'Erika Mustermann' },
  areaServed: { '@type': 'Country', name: 'Allemagne' },
});
const known = {
  email: 'erika@mustermann.example',
  address,
  sameAs: ['https://profile.example/mustermann'],
};

test.each<[PageName, Language, type: string, object]>([
  [
    'home',
    'de',
    'ProfessionalService',
    { ...practice, ...known, legalName: 'Mustermann GmbH', areaServed: { name: 'Deutschland' } },
  ],
  ['strategy', 'fr', 'Service', service('Conseil en stratégie')],
  ['coaching', 'fr', 'Service', service('Coaching de dirigeants')],
  ['interim', 'fr', 'Service', service('Management de transition')],
  [
    'about',
    'en',
    'Person',
    {
      ...advisor,
      ...known,
      name: 'Erika Mustermann',
      jobTitle: 'Strategy consultant, executive coach and interim executive',
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'Universität Musterstadt' }],
      knowsAbout: expect.objectContaining({ length: 6 }),
    },
  ],
  ...caseNames.map((name): [PageName, Language, string, object] => [
    name,
    'de',
    'Article',
    {
      headline: expect.stringMatching(/^.{5,110}$/),
      inLanguage: 'de',
      mainEntityOfPage: `${siteUrl}${pagePath(name, 'de')}`,
      author: advisor,
      publisher: practice,
    },
  ]),
])('%s in %s describes its %s', async (name, language, type, expected) => {
  expect(read(await pageOf(name, language))[type]).toMatchObject({
    url: siteUrl + pagePath(name, language),
    description: expect.stringMatching(/.{100}/),
    ...expected,
  });
});

test('the home page gives the site its name in search results, the same in each language', async () => {
  for (const language of languages)
    expect(read(await pageOf('home', language))['WebSite']).toMatchObject({
      name: 'Erika Mustermann',
      url: `${siteUrl}/`,
    });
});

const sessions: Seminar['sessions'] = [
  sessionSchema.parse({ date: '2027-03-25', start: '12:30', end: '16:30', place: 'online' }),
  sessionSchema.parse({ date: '2027-04-08', start: '09:30', end: '16:30', place: 'berlin' }),
];

// Search engines refuse events without a place.
test('an upcoming seminar is an event with dates, price, organiser and a place for each day', async () => {
  const online = { '@type': 'VirtualLocation', url: `${siteUrl}/de/termine-anmeldung` };
  const berlin = { addressLocality: 'Berlin', addressCountry: 'DE' };
  expect(events(await pageOf('schedule', 'de'), [{ number: 1, sessions }])[0]).toMatchObject({
    '@type': 'Event',
    name: 'T-Group: Seminar 1, März',
    startDate: '2027-03-25T12:30:00+01:00',
    endDate: '2027-04-08T16:30:00+02:00',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'VirtualLocation' }, { '@type': 'Place', name: 'Berlin' }],
    offers: {
      price: prices.individual,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
    organizer: { ...practice, name: 'Erika Mustermann' },
    subEvent: [
      {
        startDate: '2027-03-25T12:30:00+01:00',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: [online],
      },
      {
        startDate: '2027-04-08T09:30:00+02:00',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: [{ '@type': 'Place', address: berlin }],
      },
    ],
  });
});

test('a seminar that has begun cannot be booked; once all are over, no event is announced', async () => {
  const begun = { ...(await pageOf('schedule')), now: new Date('2027-03-26T00:00:00Z') };
  expect(events(begun, [{ number: 1, sessions }])[0]).not.toHaveProperty('offers');
  const over = { ...(await pageOf('schedule')), now: new Date('2100-01-01T00:00:00Z') };
  expect(Object.keys(read(over))).toEqual(['BreadcrumbList']);
});

test('no text in it closes the element that it is in', () => {
  expect(scriptJson({ name: '</script>' })).toBe('{"name":"\\u003c/script>"}');
});

test('no placeholder reaches a search engine while only the owner’s name is known', async () => {
  for (const name of publicNames)
    for (const language of languages) {
      const text = JSON.stringify(
        read(await pageOf(name, language, ownerSchema.parse({ name: complete.name }))),
      );
      expect(text, name).not.toMatch(/example\.(com|org|net)|missing|undefined|null/);
    }
});
