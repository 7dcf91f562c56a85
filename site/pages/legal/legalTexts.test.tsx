import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { retention } from '@advisor/contact';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contentPlugins } from '../../generator/contentPlugins.js';
import { translatePlainInto } from '../../testing/translatePlainInto.js';
import { ownerFrom, sampleOwner } from '../../owner/build/readOwner.js';
import type { Owner } from '../../owner/fact.js';
import { legalFacts } from './legalFacts.js';
import { headings, legalText, type LegalDocument } from './legalText.js';

const complete = sampleOwner();
/** An owner of whom nothing is known yet. */
const unknown = ownerFrom({});
const compiled = import.meta.glob<LegalDocument>('./*.mdx', {
  query: '?legal',
  import: 'default',
  eager: true,
});
const t = await translatePlainInto('de');

const elements = (name: string, by: Owner = complete, region = 'global') =>
  legalText({
    document: compiled[`./${name}.mdx`]!,
    facts: legalFacts(by, name.endsWith('fr') ? 'fr' : 'de', region),
    t,
    href: (page) => `/de/${page}`,
  });
const read = (name: string, by?: Owner, region?: string) =>
  renderToStaticMarkup(elements(name, by, region));

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
    renderToStaticMarkup(legalText({ document, facts, t, href: (page) => page })),
  ).toThrow('<Fact name="fax" />: a legal document knows name, ');
});

test('a value is shown verbatim, whatever it contains', () => {
  const companyName = 'Müller & <b>Söhne</b> *GmbH*';
  expect(read('impressum.de', { ...complete, companyName })).toContain(
    'Müller &amp; &lt;b&gt;Söhne&lt;/b&gt; *GmbH*',
  );
});

test('addresses, telephone numbers and the contact page become links', () => {
  const html = read('impressum.de');
  expect(html).toContain('<a href="mailto:erika@mustermann.example" rel="noopener">');
  expect(html).toContain('<a href="/de/contact">Kontaktformular</a>');
  expect(html).toContain('<a href="tel:+493023125123">+49\u00a030\u00a023125\u00a0123</a>');
  expect(read('impressum.de', { ...complete, phone: '+49 (30) 123-45' })).toContain(
    'tel:+493012345',
  );
  expect(read('datenschutz.de')).toContain(
    '<a href="https://www.datenschutz-berlin.de" rel="noopener">',
  );
  expect(read('datenschutz.de', unknown)).not.toContain('mailto:name@example.com');
});

test('the table of contents links to existing headings', () => {
  expect(headings(elements('datenschutz.de'))[1]).toEqual({
    label: '1.\u00a0Wer verantwortlich ist',
    href: '#wer-verantwortlich-ist',
  });
  for (const owner of [complete, unknown]) {
    const html = read('impressum.de', owner);
    const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    expect(headings(elements('impressum.de', owner)).map(({ href }) => href)).toEqual(ids);
  }
});

test('the imprint omits facts that the owner does not have', () => {
  const shorter = text(
    read('impressum.de', {
      ...complete,
      phone: undefined,
      businessId: undefined,
      insurance: undefined,
      portraitCredit: undefined,
      profileLinks: [],
    }),
  );
  for (const heading of 'Telefon Wirtschafts-Id Berufshaftpflicht Auftritte Fotografie'.split(
    ' ',
  )) {
    expect(text(read('impressum.de'))).toContain(heading);
    expect(shorter).not.toContain(heading);
  }
});

test('the privacy text mentions cryptocurrency only if visitors can pay in it', () => {
  expect(text(read('datenschutz.de'))).toContain('Blockchain');
  const without = { ...complete, cryptocurrency: undefined };
  expect(text(read('datenschutz.de', without))).not.toContain('Blockchain');
});

/** The sample owner as another kind of business. */
const as = (kind: Owner['kind'], changes: Partial<Owner> = {}): Owner => ({
  ...complete,
  kind,
  managingPerson: undefined,
  ...changes,
});
const versions = (name: string, by?: Owner) =>
  ['de', 'summary.en', 'summary.fr'].map((each) => text(read(`${name}.${each}`, by))).join('\n');

test('a company is named with its manager, and “I” acts for it', () => {
  const [imprint, privacy] = [versions('impressum'), versions('datenschutz')];
  expect(imprint).toContain('Vertreten durch die Geschäftsführung: Erika Mustermann');
  expect(imprint).toContain('handle ich für die Gesellschaft');
  expect(imprint).toContain('The company is entered in the commercial register');
  expect(imprint).toContain('La société est inscrite au registre du commerce');
  expect(imprint + privacy).not.toMatch(/Inhaber|proprietor/);
  expect(privacy).toContain('ist diese Gesellschaft');
});

test('a registered sole trader is the proprietor and in the register, but not a company', () => {
  const trader = as('e.K.', { companyName: 'Mustermann Beratung e.K.' });
  const [imprint, privacy] = [versions('impressum', trader), versions('datenschutz', trader)];
  expect(imprint).toContain('Deutschland Inhaber/in: Erika Mustermann');
  expect(imprint).toContain('The proprietor is Erika Mustermann.');
  expect(imprint).toContain('Entreprise individuelle de Erika Mustermann.');
  expect(imprint).toContain('Registernummer: HRB 12345 B');
  expect(imprint).toContain('The business is entered in the commercial register');
  expect(imprint + privacy).not.toMatch(
    /Gesellschaft|Geschäftsführung|Vertreten|[Cc]ompany|[Ss]ociété/,
  );
  expect(privacy).toContain('HGB');
});

test('a freelancer is in no register and keeps no trading books, with or without a tax number', () => {
  const none = { registerCourt: undefined, registerNumber: undefined, businessId: undefined };
  const freelancer = as('freelancer', none);
  const imprint = versions('impressum', freelancer);
  expect(imprint).toContain('My VAT ID is DE000000003.');
  expect(imprint).not.toMatch(/register|Gesellschaft|Geschäftsführung|Inhaber|registre/i);
  expect(text(read('datenschutz.de', freelancer))).not.toMatch(/HGB|Gesellschaft/);
  const taxless = versions('impressum', { ...freelancer, vatId: undefined });
  expect(taxless).not.toMatch(/Umsatzsteuer|Wirtschafts-Id|VAT|business ID|TVA|économique/);
});

test('the summaries name whichever of two tax numbers exists', () => {
  expect(text(read('impressum.summary.en'))).toContain('its VAT ID is DE000000003.');
  expect(text(read('impressum.summary.en', { ...complete, vatId: undefined }))).toContain(
    'its business ID is DE000000003-00001. Erika Mustermann is responsible',
  );
});

test('providers outside the EU are named if there are any', () => {
  expect(text(read('datenschutz.de'))).toContain(
    'Ebenfalls mit Sitz außerhalb der EU: Muster Inc., USA',
  );
  const none = { ...complete, providersAbroad: undefined };
  expect(text(read('datenschutz.de', none))).not.toContain('Ebenfalls mit Sitz');
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
