import { expect, test } from 'vitest';
import { composeNotice } from './notifyOwner.js';

test('a notice says how many inquiries need a person, which, and what to do', () => {
  const mail = composeNotice(['open/2026-11-21/a1', 'open/2026-11-23/b2']);
  expect(mail.subject).toBe('Website: 2 Anfragen brauchen Ihre Aufmerksamkeit');
  expect(mail.text).toContain(
    '\n\n  Nummer a1, vom 21. November 2026\n  Nummer b2, vom 23. November 2026\n\nBITTE NACHSEHEN.',
  );
  expect(mail.text).toContain('löscht sie nach 7 Tagen.');
});

test('a notice of one inquiry has a subject of its own, and of many lists a hundred', () => {
  const many = (count: number) => composeNotice(Array<string>(count).fill('open/2026-11-23/x'));
  expect(many(1).subject).toBe('Website: Eine Anfrage braucht Ihre Aufmerksamkeit');
  expect(many(102).text.match(/Nummer x/g)).toHaveLength(100);
  expect(many(102).text).toContain('  und 2 weitere\n');
});
