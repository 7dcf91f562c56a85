import { expect, test } from 'vitest';
import { sampleInquiry } from '../testing/post.js';
import { composeNotice } from './composeNotice.js';
import { keyOf, numberOf, type Entry, type StoredInquiry } from './entry.js';

function stored(receivedAt: number, person?: Entry['person']): StoredInquiry {
  const inquiry = sampleInquiry({ receivedAt });
  const raw = { value: '', version: '' };
  return { key: keyOf(inquiry), raw, entry: { inquiry, unclearAttempts: 0, dueAt: 0, person } };
}

test('the owner reads how many inquiries need a person, which, why, and until when', () => {
  const unclear = stored(Date.UTC(2026, 10, 21, 9, 5), 'unclear');
  const stuck = [unclear, stored(Date.UTC(2026, 10, 23, 8), 'rejected')];
  const mail = composeNotice(stuck, Date.UTC(2026, 10, 23, 8));
  expect(mail.subject).toBe('Website: 2 Anfragen brauchen Ihre Aufmerksamkeit');
  expect(mail.text).toContain(
    `  Nummer ${numberOf(unclear.entry!.inquiry)}, eingegangen am Samstag, 21. November 2026, um 10:05 Uhr\n`,
  );
  expect(mail.text).toContain('ABGELEHNT. Der Dienst');
  expect(mail.text).toContain('die älteste am Samstag, 28. November 2026, um 09:35 Uhr.');
  expect(mail.text).toContain('zuletzt am Montag, 23. November 2026, um 09:00 Uhr nachgesehen.');
  expect(mail.text).not.toMatch(/WARTET|BESCHÄDIGT|undefined|Privat/);
});

test('what cannot be read has an arrival that nobody knows', () => {
  const { entry, ...damaged } = stored(0);
  const { subject, text } = composeNotice([damaged], 0);
  expect(subject).toBe('Website: Eine Anfrage braucht Ihre Aufmerksamkeit');
  expect(text).toContain(`BESCHÄDIGT. Die Anfrage lässt sich nicht mehr zustellen.`);
  expect(text).toContain(`\n  Nummer ${numberOf(entry!.inquiry)}\n`);
  expect(text).toContain('nach 7 Tagen.');
  expect(text).toContain('hat noch nie nachgesehen');
  const unreadable = composeNotice(
    Array<StoredInquiry>(102).fill({ key: 'inbox/2026-11-23/x' }),
    0,
  );
  expect(unreadable.text).toContain('NICHT LESBAR. Die Website kommt');
  expect(unreadable.text).toContain('  Nummer x\n  und 2 weitere\n');
});
