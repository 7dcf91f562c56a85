import { expect, test } from 'vitest';
import { newInquiryId } from '../contact.js';
import { composeNotice, type Notice } from './composeNotice.js';

const addresses = { to: 'owner@example.com', from: 'website@example.com' };
const none: Notice = { waiting: [], dead: [], unclear: [], unreadable: [] };
const compose = (notice: Partial<Notice>) =>
  composeNotice({ ...none, ...notice }, newInquiryId(), addresses);

test('the owner reads how many inquiries need a person, which, why, and until when', () => {
  const [unclear, dead] = [newInquiryId(), newInquiryId()];
  const deletedFrom = Date.UTC(2026, 10, 28, 9, 5);
  const mail = compose({ unclear: [unclear], dead: [dead], deletedFrom });
  expect(mail).toMatchObject({
    ...addresses,
    subject: 'Website: 2 Anfragen brauchen Ihre Aufmerksamkeit',
  });
  expect(mail.text).toContain(`Nummer ${unclear}`);
  expect(mail.text).toContain(`Abgelehnt: Eine Anfrage hat der Versanddienst endgültig abgelehnt.`);
  expect(mail.text).toContain('Samstag, 28. November um 10:05 Uhr');
  expect(mail.text).not.toMatch(/Wartet|Beschädigt|undefined/);
});

test('one inquiry is spoken of as one', () => {
  const mail = compose({ waiting: [newInquiryId()] });
  expect(mail.subject).toBe('Website: Eine Anfrage braucht Ihre Aufmerksamkeit');
  expect(mail.text).toContain('Wartet: Eine Anfrage wartet seit mehr als einer Stunde.');
  expect(compose({ waiting: [newInquiryId(), newInquiryId()] }).text).toContain(
    'Wartet: 2 Anfragen warten',
  );
});
