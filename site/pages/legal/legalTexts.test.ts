import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { retention } from '@advisor/contact/retention';
import { describe, expect, test } from 'vitest';
import { processing, storedInBrowser } from './processing.js';
import { ownerFrom } from '../../owner/declareOwner.js';
import { sampleOwner } from '../../owner/sample/sampleOwner.js';
import type { Owner } from '../../owner/fact.js';
import type { Block, Inline } from './Block.js';
import { legalDocument } from './legalDocument.js';
import { legalFacts } from './legalFacts.js';

const repository = new URL('../../../', import.meta.url);
const complete = ownerFrom(sampleOwner);
/** An owner file as it is before anything has been filled in. */
const unknown = ownerFrom({
  ...sampleOwner,
  companyName: '?',
  managingPerson: '?',
  netlifyLogDays: '?',
});
const source = (name: string) =>
  readFileSync(new URL(`site/pages/legal/${name}.md`, repository), 'utf8');
const read = (name: string, by: Owner = complete, region?: string): Block[] =>
  legalDocument(source(name), legalFacts(by, name.endsWith('fr') ? 'fr' : 'de', region));

const documents = [
  'impressum.de',
  'impressum.summary.en',
  'impressum.summary.fr',
  'datenschutz.de',
  'datenschutz.summary.en',
  'datenschutz.summary.fr',
];

/** What a reader reads, a line a block; where a line may not end is not read. */
function text(blocks: readonly Block[]): string {
  const inline = (content: readonly Inline[]): string =>
    content
      .map((part) => {
        if (part.type === 'break') return ' ';
        if (part.type === 'missing') return `[${part.fact}]`;
        return 'content' in part ? inline(part.content) : part.text;
      })
      .join('');
  return blocks
    .flatMap((block) => (block.type === 'list' ? block.items : [block.content]))
    .map(inline)
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

describe.each(documents)('%s', (name) => {
  test('cites no law that has been replaced and no platform that has closed', () => {
    expect(source(name)).not.toMatch(/TMG|TTDSG|RStV|ec\.europa\.eu|consumers\/odr/i);
  });

  test('ends no line between a number and what belongs to it, and has no invisible joiner', () => {
    const torn =
      /(?:§|\b(?:Art|Abs|Nr|lit|art)\.) \w+|§\s\d+[a-z]? [A-Z]\w*[A-Z]|[\d}] (?:Tagen?|Stunden|Sekunden|Monaten?|days|hours|seconds|months|jours|heures|secondes|mois)\b/g;
    expect(source(name).match(torn) ?? []).toEqual([]);
    // A search on the page for “E-Mail” would not find it.
    expect(source(name)).not.toContain('\u2060');
  });

  test('has every placeholder filled once the owner file is complete', () => {
    const shown = JSON.stringify(read(name));
    expect(shown).not.toMatch(/"type":"(missing|pending)"/);
    expect(shown).not.toMatch(/[{]\w+[}]/);
  });

  test('marks what is not known yet', () => {
    expect(JSON.stringify(read(name, unknown))).toMatch(/"type":"missing"/);
  });

  test('shows no note and no condition', () => {
    expect(text(read(name))).not.toMatch(/<!--|-->|endif|BESTÄTIGEN|PRÜFEN/);
  });
});

test('the imprint leaves out what the owner does not have', () => {
  const { phone, businessId, insurance, portraitCredit, ...rest } = complete;
  expect([phone, businessId, insurance, portraitCredit]).not.toContain(undefined);
  const shorter = text(read('impressum.de', { ...rest, profileLinks: [] }));
  for (const heading of [
    'Telefon',
    'Wirtschafts-Id',
    'Berufshaftpflicht',
    'Auftritte',
    'Fotografie',
  ]) {
    expect(text(read('impressum.de'))).toContain(heading);
    expect(shorter).not.toContain(heading);
  }
});

test('the summaries name the tax number that there is', () => {
  const { vatId: _, ...withoutVatId } = complete;
  expect(text(read('impressum.summary.en'))).toContain('its VAT ID is DE123456789.');
  expect(text(read('impressum.summary.en', withoutVatId))).toContain(
    'its business ID is DE123456789-00001. Erika Mustermann is responsible',
  );
});

test('the region of the mail provider decides one paragraph', () => {
  expect(text(read('datenschutz.de'))).toContain('weltweite Infrastruktur');
  expect(text(read('datenschutz.de'))).not.toContain('EU-Region');
  expect(text(read('datenschutz.de', complete, 'eu'))).toContain('EU-Region');
  expect(() => legalFacts(complete, 'de', 'mars')).toThrow(/SENDGRID_REGION is "mars"/);
});

test('the privacy text names the date as it is written in German', () => {
  expect(text(read('datenschutz.de'))).toContain('Stand: 31. Januar 2027');
});

test('the privacy text promises the figures that the code keeps', () => {
  const privacy = text(read('datenschutz.de'));
  expect(privacy).toContain(`für ${retention.markerHours} Stunden`);
  expect(privacy).toContain(`höchstens ${retention.rateWindowSeconds} Sekunden`);
  expect(privacy).toContain(`höchstens ${retention.countHours} Stunden`);
  // The text writes the number out; if the code changes, the text has to.
  expect(retention.inquiryDays).toBe(7);
  expect(privacy).toContain('spätestens aber sieben Tage nach dem Absenden');
});

test('the privacy text names everything in the register of processing', () => {
  const privacy = source('datenschutz.de').replaceAll('\u00a0', ' ');
  for (const entry of processing) {
    for (const basis of entry.basis) expect(privacy, entry.data).toContain(basis);
    for (const recipient of entry.recipients) expect(privacy, entry.data).toContain(recipient);
  }
});

test('the register points at files that exist', () => {
  for (const file of processing.flatMap((entry) => entry.code))
    expect(existsSync(fileURLToPath(new URL(file, repository))), file).toBe(true);
});

test('what the browser keeps is the language and the draft, and the privacy text says so', () => {
  expect(storedInBrowser).toEqual([
    { kind: 'local', key: 'preferredLanguage' },
    { kind: 'session', key: 'contactDraft' },
  ]);
  const privacy = text(read('datenschutz.de'));
  expect(privacy).toContain('preferredLanguage');
  expect(privacy).toContain('sessionStorage');
});
