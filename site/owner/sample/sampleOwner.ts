import type { OwnerFile } from '../facts.js';

/**
 * An owner with every fact, whom nobody can take for a real one. The names are those on specimens of
 * official documents, the telephone number is one that the Bundesnetzagentur reserves for films, and
 * the addresses end in .example, which is reserved as well (RFC 2606).
 */
export const sampleOwner: OwnerFile = {
  name: 'Erika Mustermann',
  companyName: 'Mustermann GmbH',
  managingPerson: 'Erika Mustermann',
  street: 'Musterstraße 1',
  postalCode: '12345',
  city: 'Musterstadt',
  email: 'erika@mustermann.example',
  phone: '+49 30 23125 123',
  answerDays: '2',
  firstTalkMinutes: '30',
  firstTalkPrice: '0',
  charging: 'day',
  workingLanguages: ['en', 'de', 'fr'],
  registerCourt: 'Amtsgericht Musterstadt',
  registerNumber: 'HRB 12345 B',
  vatId: 'DE123456789',
  businessId: 'DE123456789-00001',
  responsiblePerson: 'Erika Mustermann',
  responsibleStreet: 'Musterstraße 1',
  responsiblePostalCode: '12345',
  responsibleCity: 'Musterstadt',
  insurance: {
    name: 'Musterversicherung AG',
    address: 'Musterweg 2, 12345 Musterstadt',
    scope: 'Europa',
  },
  profileLinks: ['https://profile.example/mustermann'],
  degrees: [{ name: 'M.A. Musterkunde', institution: 'Universität Musterstadt' }],
  trainings: [{ name: 'Gruppendynamik', institution: 'Institut Muster' }],
  portraitCredit: 'Max Mustermann',
  calendarUrl: 'https://calendar.example/mustermann',
  trainingUrl: 'https://training.example/',
  articleUrl: 'https://article.example/t-groups',
  cryptocurrency: 'Mustercoin',
  privacyDate: '2027-01-31',
  netlifyLogDays: '30',
  sendgridLogDays: '30',
  mailboxProvider: 'Muster Mail GmbH, Musterstadt',
  inquiryMonths: '12',
  bookingMonths: '6',
  healthDays: '30',
  calendarProvider: 'Muster Kalender GmbH, Musterstadt',
  calendarPrivacyUrl: 'https://calendar.example/privacy',
  videoProvider: 'Muster Video GmbH, Musterstadt',
};
