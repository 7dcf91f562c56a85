import { expect, test } from 'vitest';
import { composeNotice } from './composeNotice.js';

test.each([
  [
    1,
    'Eine Anfrage braucht Ihre Aufmerksamkeit',
    '\n\n  Nummer a1, vom 21. November 2026\n\nBitte',
  ],
  [102, '102 Anfragen brauchen Ihre Aufmerksamkeit', '  und 2 weitere\n'],
])('a notice of %i says which, and what to do', (count, subject, line) => {
  const mail = composeNotice(Array(count).fill({ id: 'a1', day: '2026-11-21' }));
  expect(mail.subject).toBe(`Website: ${subject}`);
  expect(mail.text).toContain(line);
  expect(mail.text.match(/Nummer a1/g)).toHaveLength(Math.min(count, 100));
  expect(mail.text).toContain('löscht sie nach 7 Tagen.');
});
