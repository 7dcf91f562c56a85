import { expect, test } from 'vitest';
import { newInquiryId } from '../contact.js';
import { composeNotice, type Notice } from './composeNotice.js';

const addresses = { to: 'owner@example.com', from: 'website@example.com' };
const compose = (notice: Notice) => composeNotice(notice, newInquiryId(), addresses);
const waiting = () => ({ id: newInquiryId(), receivedAt: 0, state: 'waiting' as const });

test('the owner reads how many inquiries need a person, which, why, and until when', () => {
  const unclear = newInquiryId();
  const mail = compose([
    { id: unclear, receivedAt: Date.UTC(2026, 10, 21, 9, 5), state: 'unclear' },
    { id: newInquiryId(), receivedAt: Date.UTC(2026, 10, 23, 8), state: 'refused' },
  ]);
  expect(mail).toMatchObject({
    ...addresses,
    subject: 'Website: 2 Anfragen brauchen Ihre Aufmerksamkeit',
  });
  expect(mail.text).toContain(
    `  Nummer ${unclear}\n  eingegangen am Samstag, 21. November um 10:05 Uhr\n`,
  );
  expect(mail.text).toContain('Abgelehnt: Eine Anfrage hat der Dienst');
  expect(mail.text).toContain('die älteste am Samstag, 28. November um 09:35 Uhr.');
  expect(mail.text).not.toMatch(/Wartet|Beschädigt|undefined/);
});

test('one inquiry is spoken of as one', () => {
  const mail = compose([waiting()]);
  expect(mail.subject).toBe('Website: Eine Anfrage braucht Ihre Aufmerksamkeit');
  expect(mail.text).toContain('Wartet: Eine Anfrage wartet seit mehr als einer Stunde,');
  expect(compose([waiting(), waiting()]).text).toContain('Wartet: 2 Anfragen warten');
});

test('what cannot be read has an arrival that nobody knows', () => {
  const id = newInquiryId();
  const { text } = compose([{ id, receivedAt: undefined, state: 'unreadable' }]);
  expect(text).toContain('Beschädigt: Eine Anfrage lässt sich nicht mehr zustellen');
  expect(text).toContain(`  Nummer ${id}\n`);
  expect(text).toContain('nach sieben Tagen.');
});
