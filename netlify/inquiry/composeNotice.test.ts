import { expect, test } from 'vitest';
import { newInquiryId } from '../contact.js';
import { composeNotice, type Notice } from './composeNotice.js';

const addresses = { to: 'owner@example.com', from: 'website@example.com' };
const none: Notice = { waiting: [], dead: [], unclear: [], unreadable: [], receivedAt: {} };
const compose = (notice: Partial<Notice>) =>
  composeNotice({ ...none, ...notice }, newInquiryId(), addresses);

test('the owner reads how many inquiries need a person, which, why, and until when', () => {
  const [unclear, dead] = [newInquiryId(), newInquiryId()];
  const receivedAt = {
    [unclear]: Date.UTC(2026, 10, 21, 9, 5),
    [dead]: Date.UTC(2026, 10, 23, 8),
  };
  const mail = compose({ unclear: [unclear], dead: [dead], receivedAt });
  expect(mail).toMatchObject({
    ...addresses,
    subject: 'Website: 2 Anfragen brauchen Ihre Aufmerksamkeit',
  });
  expect(mail.text).toContain(
    `  Nummer ${unclear}\n  eingegangen am Samstag, 21. November um 10:05 Uhr\n`,
  );
  expect(mail.text).toContain('Abgelehnt: Eine Anfrage hat der Dienst');
  expect(mail.text).toContain('die älteste am Samstag, 28. November um 09:55 Uhr.');
  expect(mail.text).not.toMatch(/Wartet|Beschädigt|undefined/);
});

test('one inquiry is spoken of as one', () => {
  const mail = compose({ waiting: [newInquiryId()] });
  expect(mail.subject).toBe('Website: Eine Anfrage braucht Ihre Aufmerksamkeit');
  expect(mail.text).toContain('Wartet: Eine Anfrage wartet seit mehr als einer Stunde,');
  expect(compose({ waiting: [newInquiryId(), newInquiryId()] }).text).toContain(
    'Wartet: 2 Anfragen warten',
  );
});

test('what cannot be read has an arrival that nobody knows', () => {
  const id = newInquiryId();
  const { text } = compose({ unreadable: [id] });
  expect(text).toContain('Beschädigt: Eine Anfrage lässt sich nicht mehr zustellen');
  expect(text).toContain(`  Nummer ${id}\n`);
  expect(text).toContain('nach sieben Tagen.');
});
