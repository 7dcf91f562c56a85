import { declareOwner } from './owner/declareOwner.js';

/**
 * The owner's facts, each of them once. Replace every '?' and every address at example.com by what is
 * true; `npm run owner:check` lists what is left. docs/owner.md explains each fact.
 */
export const owner = declareOwner({
  name: '?',

  companyName: '?',
  managingPerson: '?',
  street: '?',
  postalCode: '?',
  city: '?',
  email: 'name@example.com',
  registerCourt: '?',
  registerNumber: '?',
  vatId: '?',

  responsiblePerson: '?',
  responsibleStreet: '?',
  responsiblePostalCode: '?',
  responsibleCity: '?',

  profileLinks: [],
  degrees: [],
  trainings: [],

  calendarUrl: 'https://calendar.example.com/',
  trainingUrl: 'https://training.example.com/',
  articleUrl: 'https://article.example.com/',

  privacyDate: '?',
  netlifyLogDays: '?',
  sendgridContractor: '?',
  sendgridLogDays: '?',
  mailboxProvider: '?',
  inquiryMonths: '?',
  bookingMonths: '?',
  healthDays: '?',
  calendarProvider: '?',
  calendarPrivacyUrl: '?',
  videoProvider: '?',
});
