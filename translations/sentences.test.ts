import { expect, test } from 'vitest';
import { catalogOf, type OneMessage } from './oneMessage.js';
import { lintCatalogs } from './lintCatalogs.js';
import { findStaleness } from './staleness.js';

const german = (message: Partial<OneMessage> & { text: string }) =>
  catalogOf({ language: 'de', id: 'See <link>this page</link> in {count} days', ...message }).text;
const right = german({ text: 'Sehen Sie <link>diese Seite</link> in {count} Tagen' });
const english = 'We begin where the plan and the daily work part ways';

/** A translator's mistakes, and what the finding has to name. */
const slips: [slip: string, text: string, answer: string][] = [
  ['line ends of Windows', right.replaceAll('\n', '\r\n'), 'Line endings “Unix”'],
  ['a byte order mark', `\uFEFF${right}`, 'UTF-8'],
  ['the English edited', right.replace('this page', 'this sheet'), 'Put it back'],
  ['the context deleted', german({ text: 'Ort', id: 'Location' }), 'msgctxt "seminar"'],
  [
    'a tag misspelt',
    right.replace('</link> in {count} T', '</lnk> in {count} T'),
    '<link>words</link>',
  ],
  [
    'half a sentence left in English',
    german({ id: english, text: `Wir fangen an, ${english.slice(9)}` }),
    'German',
  ],
  ['a placeholder translated', right.replace('{count} T', '{Anzahl} T'), '{count}'],
  ['a bracket lost', right.replace('{count} T', '{count T'), 'Copy placeholders'],
  ['nothing written', german({ text: '' }), 'Translation'],
  ['a mark not taken away', german({ text: 'Sehen', flags: 'fuzzy' }), 'Needs work'],
  ['a quotation mark deleted', right.replace(/"\n$/, '\n'), 'quotation marks'],
  ['two versions in one file', `${right}\n<<<<<<< HEAD\n`, 'repository’s page'],
];

test.each(slips)(
  '%s: the sentence says what to do, without programmers’ words',
  (_, text, answer) => {
    const file = 'de/page.po';
    const extracted = text.includes('"Location"')
      ? german({ text: 'Ort', id: 'Location', context: 'seminar' })
      : right;
    const findings = lintCatalogs([{ file, language: 'de', text }]);
    if (findings.length === 0)
      findings.push(...findStaleness([{ file, committed: text, extracted }]));
    const said = findings.map(({ wrong, right: hint }) => `${wrong} ${hint}`).join('\n');
    expect(said).toContain(answer);
    expect(said).not.toMatch(/\bnpm\b|extract|parse|syntax|token|\bcol\b|bytes?\b|source code/i);
  },
);
