import { expect, test } from 'vitest';
import { newInquiryId } from '../contact.js';
import { visitor } from '../testing/post.js';
import { composeNotice } from './composeNotice.js';
import type { Entry, Held } from './inbox.js';

const stored = { value: '', version: '' };

function held(receivedAt: number, person?: Entry['person']): Held {
  const id = newInquiryId();
  const inquiry = { id, message: visitor, language: 'de', page: '', receivedAt, marks: [] };
  return {
    key: `inbox/2026-11-21/${id}-x`,
    stored,
    entry: { inquiry, unknown: 0, next: 0, person },
  };
}

test('the owner reads how many inquiries need a person, which, why, and until when', () => {
  const unclear = held(Date.UTC(2026, 10, 21, 9, 5), 'unclear');
  const stuck = [unclear, held(Date.UTC(2026, 10, 23, 8), 'refused')];
  const mail = composeNotice(stuck);
  expect(mail).toMatchObject({
    subject: 'Website: 2 Anfragen brauchen Ihre Aufmerksamkeit',
  });
  expect(mail.text).toContain(
    `  Nummer ${unclear.entry!.inquiry.id}, eingegangen am Samstag, 21. November, um 10:05 Uhr\n`,
  );
  expect(mail.text).toContain('ABGELEHNT. Der Dienst');
  expect(mail.text).toContain('die älteste am Samstag, 28. November, um 09:35 Uhr.');
  expect(mail.text).not.toMatch(/WARTET|BESCHÄDIGT|undefined|Privat/);
});

test('what cannot be read has an arrival that nobody knows', () => {
  const id = newInquiryId();
  const damaged = { key: `inbox/2026-11-21/${id}-x`, stored };
  const { subject, text } = composeNotice([damaged]);
  expect(subject).toBe('Website: Eine Anfrage braucht Ihre Aufmerksamkeit');
  expect(text).toContain(`BESCHÄDIGT. Die Anfrage lässt sich nicht mehr zustellen.`);
  expect(text).toContain(`\n  Nummer ${id}\n`);
  expect(text).toContain('nach sieben Tagen.');
});
