import { missing } from './owner/fact.js';
import type { Owner } from './owner/Owner.js';

/**
 * The owner's facts, each of them once. Replace `missing('…')` and every address at example.com by
 * what is true; `npm run owner:check` lists what is left. docs/owner.md explains each fact.
 */
export const owner: Owner = {
  name: missing('name'),

  companyName: missing('companyName'),
  managingPerson: missing('managingPerson'),
  street: missing('street'),
  postalCode: missing('postalCode'),
  city: missing('city'),
  email: 'name@example.com',
  registerCourt: missing('registerCourt'),
  registerNumber: missing('registerNumber'),
  vatId: missing('vatId'),

  responsiblePerson: missing('responsiblePerson'),
  responsibleStreet: missing('responsibleStreet'),
  responsiblePostalCode: missing('responsiblePostalCode'),
  responsibleCity: missing('responsibleCity'),

  profileLinks: [],
  degrees: [],
  trainings: [],

  calendarUrl: 'https://calendar.example.com/',
  trainingUrl: 'https://training.example.com/',
  articleUrl: 'https://article.example.com/',

  privacyDate: missing('privacyDate'),
  netlifyLogDays: missing('netlifyLogDays'),
  sendgridContractor: missing('sendgridContractor'),
  sendgridLogDays: missing('sendgridLogDays'),
  mailboxProvider: missing('mailboxProvider'),
  inquiryMonths: missing('inquiryMonths'),
  bookingMonths: missing('bookingMonths'),
  healthDays: missing('healthDays'),
  calendarProvider: missing('calendarProvider'),
  calendarPrivacyUrl: missing('calendarPrivacyUrl'),
  videoProvider: missing('videoProvider'),
};
