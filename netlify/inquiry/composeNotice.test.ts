import { expect, test } from 'vitest';
import { sampleInquiry } from '../testing/post.js';
import { composeMonthly, composeNotice, type Undelivered } from './composeNotice.js';
import { keyOf } from './entry.js';

const of = (receivedAt: number, isRetried: boolean): Undelivered => ({
  key: keyOf('open', sampleInquiry({ receivedAt })),
  receivedAt,
  isRetried,
});

test('a notice says how many inquiries need a person, which, and what to do', () => {
  const mail = composeNotice([
    of(Date.UTC(2026, 10, 21, 9, 5), false),
    of(Date.UTC(2026, 10, 23, 8), false),
  ]);
  expect(mail.subject).toBe('Website: 2 Anfragen brauchen Ihre Aufmerksamkeit');
  expect(mail.text).toContain(
    `  Nummer ${sampleInquiry().id}, eingegangen am Samstag, 21. November 2026, um 10:05 Uhr\n`,
  );
  expect(mail.text).toContain('BITTE NACHSEHEN. Von selbst');
  expect(mail.text).toContain('löscht sie nach 7 Tagen.');
  expect(mail.text).not.toMatch(/WARTET|undefined|Privat/);
});

test('a notice separates inquiries being retried from those that need a person', () => {
  const { subject, text } = composeNotice([of(0, true)]);
  expect(subject).toBe('Website: Eine Anfrage braucht Ihre Aufmerksamkeit');
  expect(text).toContain('WARTET. Die Website versucht es weiter');
  expect(text).not.toContain('BITTE NACHSEHEN');
});

test('a notice lists unreadable entries without a time, and at most a hundred', () => {
  const { text } = composeNotice(Array<Undelivered>(102).fill({ key: 'open/2026-11-23/x' }));
  expect(text).toContain('  Nummer x, nicht lesbar\n  und 2 weitere\n');
});

test('the monthly mail says when the health check last ran, or that it never did', () => {
  expect(composeMonthly(Date.UTC(2026, 10, 30, 8)).text).toContain(
    'zuletzt am Montag, 30. November 2026, um 09:00 Uhr nachgesehen.',
  );
  expect(composeMonthly(0).text).not.toContain('1970');
});
