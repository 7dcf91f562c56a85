import { expect, test } from 'vitest';
import type { Finding } from './Finding.js';
import { formatFinding, formatSummary } from './formatFinding.js';

const finding: Finding = {
  file: 'site/locales/fr/home.po',
  line: 12,
  id: 'Hello,\n\nhow are you today, and what is on your mind at the moment?',
  rule: 'french-spaces',
  group: 'typography',
  wrong: 'A narrow no-break space (U+202F) belongs before “?”; there is none.',
  right: '“… en ce moment\u202f?”',
  fixable: true,
};

test('prints place, message, problem and fix', () => {
  expect(formatFinding(finding)).toBe(
    'site/locales/fr/home.po:12 “Hello,\\n\\nhow are you today, and what is on your mind at the m…”: ' +
      'A narrow no-break space (U+202F) belongs before “?”; there is none. [french-spaces]\n' +
      '    Right: “… en ce moment⸱?”',
  );
});

test('prints the context, and a finding about a file without a message', () => {
  expect(formatFinding({ ...finding, id: 'Location', context: 'seminar' })).toContain(
    '“Location” (seminar): A narrow',
  );
  expect(formatFinding({ ...finding, id: '' })).toContain('home.po:12 A narrow');
});

test('sums up', () => {
  expect(formatSummary([])).toBe('Nothing to correct.');
  expect(formatSummary([finding])).toBe('1 finding in 1 file. --fix corrects 1 of them.');
  expect(formatSummary([finding, { ...finding, file: 'b.po', fixable: false }])).toBe(
    '2 findings in 2 files. --fix corrects 1 of them.',
  );
});
