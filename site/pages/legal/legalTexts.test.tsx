import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { retention } from '@advisor/contract/retention';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contentPlugins } from '../../generator/contentPlugins.js';
import { translatePlainInto } from '../../../testing/translatePlainInto.js';
import { loadOwner } from '../../generator/owner/ownerFiles.js';
import { ownerSchema } from '../../generator/owner/schema.js';
import type { Owner } from '../../owner.yaml';
import { legalFacts } from './legalFacts.js';
import { legalText, type LegalDocument } from './legalText.js';

const complete = loadOwner({ OWNER: 'sample' }).owner;
const unknown = ownerSchema.parse({});
const compiled = import.meta.glob<LegalDocument>('./*.mdx', {
  query: '?legal',
  import: 'default',
  eager: true,
});
const t = await translatePlainInto('de');

const read = (name: string, by: Owner = complete, region = 'global') =>
  renderToStaticMarkup(
    legalText(compiled[`./${name}.mdx`]!, {
      facts: legalFacts(by, name.endsWith('fr') ? 'fr' : 'de', region),
      t,
      href: (page) => `/de/${page}`,
    }),
  );

/** What a reader reads. */
const text = (html: string) =>
  html
    .replaceAll(/<br\/?>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');

const documents = ['impressum', 'datenschutz'].flatMap((name) =>
  ['de', 'summary.en', 'summary.fr'].map((version) => `${name}.${version}`),
);

describe.each(documents)('%s', (name) => {
  const file = fileURLToPath(new URL(`${name}.mdx`, import.meta.url));

  test('cites no law that has been replaced and no platform that has closed', () => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/TMG|TTDSG|RStV|ec\.europa\.eu|consumers\/odr/i);
  });

  test('has every fact once the owner’s file is complete, and marks what is missing until then', () => {
    expect(read(name, unknown)).toContain('data-pending');
    expect(read(name)).not.toMatch(/data-pending|[{}\\]|undefined|<\/?[A-Z]/);
  });
});

test('an unknown name of a fact stops the build with a sentence', () => {
  const document: LegalDocument = ({ components }) => {
    const Fact = components['Fact'] as ComponentType<{ name: string }>;
    return <Fact name="fax" />;
  };
  const facts = legalFacts(complete, 'de', 'global');
  expect(() =>
    renderToStaticMarkup(legalText(document, { facts, t, href: (page) => page })),
  ).toThrow('<Fact name="fax" />: a legal document knows name, ');
});

test('addresses, telephone numbers and the contact page become links', () => {
  const html = read('impressum.de', { ...complete, email: 'erika@müller.example' });
  expect(html).toContain('<a href="mailto:erika@m%C3%BCller.example">');
  expect(html).toContain('<a href="/de/contact">Kontaktformular</a>');
  expect(html).toContain('<a href="tel:+493023125123">+49\u00a030\u00a023125\u00a0123</a>');
  expect(read('impressum.de', { ...complete, phone: '+49 (30) 123-45' })).toContain(
    'tel:+493012345',
  );
  expect(read('datenschutz.de')).toContain('<a href="https://www.datenschutz-berlin.de">');
  expect(read('datenschutz.de', unknown)).not.toContain('mailto:name@example.com');
});

const kinds = ['company', 'e.K.', 'freelancer'] as const;
const versions = ['impressum.de', 'impressum.summary.en', 'impressum.summary.fr', 'datenschutz.de'];

test.each(kinds.flatMap((kind) => versions.map((version) => [kind, version] as const)))(
  '%s: named as nothing else in %s',
  (kind, version) => {
    const shown = text(read(version, { ...complete, kind, managingPerson: 'Max Beispiel' }));
    const isImprint = version.startsWith('impressum');
    expect(shown.includes('Max Beispiel')).toBe(kind === 'company');
    expect(/Gesellschaft|company|société/i.test(shown)).toBe(kind === 'company');
    expect(/Inhaber|proprietor|Entreprise individuelle/.test(shown)).toBe(kind === 'e.K.');
    // A freelancer is in no register and keeps no trading books.
    expect(shown.includes(isImprint ? 'HRB 12345 B' : 'HGB')).toBe(kind !== 'freelancer');
  },
);

test.each(kinds)('%s: two tax numbers, or one', (kind) => {
  const shown = (vatId?: string, businessId?: string) =>
    versions
      .filter((version) => version.startsWith('impressum'))
      .map((version) => text(read(version, { ...complete, kind, vatId, businessId })))
      .map((imprint) => imprint.match(/DE\d+(-\d+)?/g)?.join());
  const [vatId, businessId] = ['DE111', 'DE222-00001'];
  expect(shown(vatId, businessId)).toEqual([`${vatId},${businessId}`, vatId, vatId]);
  expect(shown(undefined, businessId)).toEqual([businessId, businessId, businessId]);
});

test('no tax number, no word about it', () => {
  const none = {
    ...complete,
    kind: 'freelancer',
    vatId: undefined,
    businessId: undefined,
  } as const;
  for (const version of versions.slice(0, 3))
    expect(text(read(version, none))).not.toMatch(/Umsatzsteuer|Wirtschafts-Id|VAT|TVA/);
});

test.each<[string, string, Partial<Owner>]>([
  ['impressum.de', 'Telefon', { phone: undefined }],
  ['impressum.de', 'haftpflicht', { insurance: undefined }],
  ['impressum.de', 'Auftritte', { profileLinks: [] }],
  ['impressum.de', 'Fotografie', { portraitCredit: undefined }],
  ['datenschutz.de', 'Blockchain', { cryptocurrency: undefined }],
  ['datenschutz.de', 'Ebenfalls mit Sitz außerhalb der EU', { providersAbroad: undefined }],
])('%s has “%s” only if it concerns the owner', (version, word, change) => {
  expect(text(read(version))).toContain(word);
  expect(text(read(version, { ...complete, ...change }))).not.toContain(word);
});

test('the mail provider’s region decides one paragraph', () => {
  expect(text(read('datenschutz.de'))).toContain('weltweite Infrastruktur');
  expect(text(read('datenschutz.de'))).not.toContain('EU-Region');
  expect(text(read('datenschutz.de', complete, 'eu'))).toContain('EU-Region');
  expect(() => contentPlugins('serve', { SENDGRID_REGION: 'mars' })).toThrow(
    /SENDGRID_REGION is "mars"/,
  );
});

test.each(['de', 'summary.en', 'summary.fr'])(
  'the privacy text in %s has the days of the outbox',
  (version) => {
    const privacy = text(read(`datenschutz.${version}`));
    for (const days of [retention.sentDays, retention.inquiryDays])
      expect(privacy).toMatch(new RegExp(`\\b${days} (?:Tage|days|jours)`));
  },
);
