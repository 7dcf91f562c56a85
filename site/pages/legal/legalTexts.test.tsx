import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fields, retention } from '@advisor/contact';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contact } from '../contact/messages.js';
import { processing, storedInBrowser } from './processing.js';
import { contentPlugins } from '../../generator/contentPlugins.js';
import { translateInto } from '../../testing/translateInto.js';
import { ownerFrom, sampleOwner } from '../../owner/readOwner.js';
import type { Owner } from '../../owner/fact.js';
import { legalFacts } from './legalFacts.js';
import { headings, legalText, type LegalDocument } from './legalText.js';

const repository = new URL('../../../', import.meta.url);
const complete = sampleOwner();
/** An owner of whom nothing is known yet. */
const unknown = ownerFrom({});
const source = (name: string) =>
  readFileSync(new URL(`site/pages/legal/${name}.mdx`, repository), 'utf8');
const compiled = import.meta.glob<LegalDocument>('./*.mdx', {
  query: '?legal',
  import: 'default',
  eager: true,
});
const t = await translateInto('de');

const elements = (name: string, by: Owner = complete, region = 'global') =>
  legalText({
    document: compiled[`./${name}.mdx`]!,
    facts: legalFacts(by, name.endsWith('fr') ? 'fr' : 'de', region),
    t,
    href: (page) => `/de/${page}`,
  });
const read = (name: string, by?: Owner, region?: string) =>
  renderToStaticMarkup(elements(name, by, region));

const documents = ['impressum', 'datenschutz'].flatMap((name) =>
  ['de', 'summary.en', 'summary.fr'].map((version) => `${name}.${version}`),
);

/** What a reader reads; where a line may not end is not read. */
function text(html: string): string {
  return html
    .replaceAll(/<br\/?>/g, ' ')
    .replaceAll(/<\/(?:p|h\d|li)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .replaceAll(/ +/g, ' ');
}

describe.each(documents)('%s', (name) => {
  test('cites no law that has been replaced and no platform that has closed', () => {
    expect(source(name)).not.toMatch(/TMG|TTDSG|RStV|ec\.europa\.eu|consumers\/odr/i);
  });

  test('ends no line between a number and what belongs to it, and has no invisible joiner', () => {
    const torn =
      /(?:§|\b(?:Art|Abs|Nr|lit|art)\.) \w+|§\s\d+[a-z]? [A-Z]\w*[A-Z]|[\d}>] (?:Tagen?|Stunden|Sekunden|Monaten?|days|hours|seconds|months|jours|heures|secondes|mois)\b/g;
    expect(source(name).match(torn) ?? []).toEqual([]);
    expect(source(name)).not.toContain('\u2060');
  });

  test('has every fact once the owner’s file is complete, and marks what is missing until then', () => {
    expect(read(name, unknown)).toContain('data-pending');
    expect(read(name)).not.toContain('noch zu ergänzen');
    expect(read(name)).not.toMatch(/[{}\\]|undefined|<\/?[A-Z]/);
  });

  test('has every word in a heading, a paragraph or a list', () => {
    for (const owner of [complete, unknown])
      expect(read(name, owner).replaceAll(/<(p|ul|h\d)\b.*?<\/\1>/gs, '')).toMatch(/^\s*$/);
  });

  test('asks only for facts that there are', () => {
    const facts = Object.keys(legalFacts(complete, 'de', 'global'));
    const asked = [...source(name).matchAll(/props\.(\w+)/g)].map(([, fact]) => fact);
    expect(facts).toEqual(expect.arrayContaining(asked));
  });
});

test('a fact that there is not stops the build with a sentence', () => {
  const document: LegalDocument = ({ components }) => {
    const Fact = components['Fact'] as ComponentType<{ name: string }>;
    return <Fact name="fax" />;
  };
  const facts = legalFacts(complete, 'de', 'global');
  expect(() =>
    renderToStaticMarkup(legalText({ document, facts, t, href: (page) => page })),
  ).toThrow(/<Fact name="fax" \/>: a legal document knows name, companyName/);
});

test('a value arrives as it is, whatever is in it', () => {
  const companyName = 'Müller & <b>Söhne</b> *GmbH*';
  expect(read('impressum.de', { ...complete, companyName })).toContain(
    'Müller &amp; &lt;b&gt;Söhne&lt;/b&gt; *GmbH*',
  );
});

test('an address and a telephone number become links, and the contact page one within the site', () => {
  const html = read('impressum.de');
  expect(html).toContain('<a href="mailto:erika@mustermann.example" rel="noopener">');
  expect(html).toContain('<a href="/de/contact">Kontaktformular</a>');
  expect(html).toContain('<a href="tel:+493023125123">+49 30 23125 123</a>');
  expect(read('impressum.de', { ...complete, phone: '+49 (30) 123-45' })).toContain(
    'tel:+493012345',
  );
  expect(read('datenschutz.de')).toContain(
    '<a href="https://www.datenschutz-berlin.de" rel="noopener">',
  );
  expect(read('datenschutz.de', unknown)).not.toContain('mailto:name@example.com');
});

test('the list of contents leads to the headings that are there', () => {
  expect(headings(elements('datenschutz.de'))[1]).toEqual({
    title: '1.\u00a0Wer verantwortlich ist',
    href: '#wer-verantwortlich-ist',
  });
  for (const owner of [complete, unknown]) {
    const html = read('impressum.de', owner);
    const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    expect(headings(elements('impressum.de', owner)).map(({ href }) => href)).toEqual(ids);
  }
});

test('the imprint leaves out what the owner does not have', () => {
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

test('the privacy text speaks of cryptocurrency only where one can pay in it', () => {
  expect(text(read('datenschutz.de'))).toContain('Blockchain');
  const without = { ...complete, cryptocurrency: undefined };
  expect(text(read('datenschutz.de', without))).not.toContain('Blockchain');
});

test('the summaries name the tax number that there is', () => {
  const withoutVatId = { ...complete, vatId: undefined };
  expect(text(read('impressum.summary.en'))).toContain('its VAT ID is DE000000003.');
  expect(text(read('impressum.summary.en', withoutVatId))).toContain(
    'its business ID is DE000000003-00001. Erika Mustermann is responsible',
  );
});

test('a freelancer without a tax number has none in the texts, and keeps no trading books', () => {
  const { managingPerson: _m, registerCourt: _c, registerNumber: _n, ...rest } = complete;
  const freelancer = { ...rest, vatId: undefined, businessId: undefined } as typeof complete;
  expect(text(read('impressum.de'))).toContain('Umsatzsteuer');
  expect(text(read('impressum.de', freelancer))).not.toMatch(/Umsatzsteuer|Wirtschafts-Id/);
  expect(text(read('impressum.summary.en', freelancer))).not.toMatch(/VAT|business ID/);
  expect(text(read('impressum.summary.fr', freelancer))).not.toMatch(/TVA|économique/);
  expect(text(read('datenschutz.de'))).toContain('HGB');
  expect(text(read('datenschutz.de', freelancer))).not.toContain('HGB');
});

test('the region of the mail provider decides one paragraph', () => {
  expect(text(read('datenschutz.de'))).toContain('weltweite Infrastruktur');
  expect(text(read('datenschutz.de'))).not.toContain('EU-Region');
  expect(text(read('datenschutz.de', complete, 'eu'))).toContain('EU-Region');
  expect(() => contentPlugins('serve', { SENDGRID_REGION: 'mars' })).toThrow(
    /SENDGRID_REGION is "mars"/,
  );
});

test('the privacy text has its date, the figures that the code keeps, and what stays in the browser', () => {
  const privacy = text(read('datenschutz.de'));
  expect(privacy).toContain(`höchstens ${retention.rateWindowSeconds} Sekunden`);
  expect(privacy).toContain('Stand: 31. Januar 2026');
  expect(storedInBrowser.map(({ kind }) => kind)).toEqual(['local', 'session']);
  expect(privacy).toContain('preferredLanguage');
  expect(privacy).toContain('sessionStorage');
});

test.each(['de', 'summary.en', 'summary.fr'])(
  'the privacy text in %s has the days of the outbox',
  (version) => {
    const privacy = text(read(`datenschutz.${version}`));
    expect(privacy).toMatch(
      new RegExp(`${retention.sentDays} (Tage nach dem Versand|days after|jours après)`),
    );
    expect(privacy).toMatch(
      new RegExp(`${retention.inquiryDays} (Tage nach dem Absenden|days|jours)`),
    );
  },
);

test('the privacy text names every field of the form', () => {
  const begin = 'Wenn Sie das Formular absenden';
  const [paragraph] = source('datenschutz.de').match(new RegExp(`^${begin}.*$`, 'm')) ?? [];
  const labels = fields.map((field) => t(contact.form[field].label));
  expect(
    labels.filter((label) => !paragraph?.includes(label)),
    `datenschutz.de.mdx: name it in the paragraph that begins “${begin}”`,
  ).toEqual([]);
});

test('the privacy text names everything in the register of processing', () => {
  const privacy = source('datenschutz.de')
    .replaceAll(/<Fact name="(\w+)" \/>/g, '{$1}')
    .replaceAll('\u00a0', ' ');
  for (const entry of processing) {
    for (const basis of entry.basis) expect(privacy, entry.data).toContain(basis);
    for (const recipient of entry.recipients) expect(privacy, entry.data).toContain(recipient);
  }
});

test('the register points at files that exist', () => {
  for (const file of processing.flatMap((entry) => entry.code))
    expect(existsSync(fileURLToPath(new URL(file, repository))), file).toBe(true);
});
