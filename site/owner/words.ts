import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FactName } from './facts.js';

/** What a reader is told who does not see the advisor's portrait. */
export const portraitAlt = msg({
  message: 'Portrait of {name}',
  comment: 'Text for the advisor’s portrait, on several pages. {name} is the advisor’s name.',
});

/**
 * What each fact is called where a page shows that it is missing, and in the owner's report, which
 * finds a label in the catalogs by its context: the fact's name in site/owner.yaml.
 */
export const factLabels: Readonly<Record<FactName, MessageDescriptor>> = {
  name: msg({
    message: 'Advisor’s name',
    comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s name.',
    context: 'name',
  }),
  companyName: msg({
    message: 'Company name',
    comment:
      'Missing fact: named after “to be supplied:” in place of the company’s full name with its legal form.',
    context: 'companyName',
  }),
  managingPerson: msg({
    message: 'Managing person',
    comment:
      'Missing fact: named after “to be supplied:” in place of the person who manages the company.',
    context: 'managingPerson',
  }),
  street: msg({
    message: 'Street and number',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the company’s address.',
    context: 'street',
  }),
  postalCode: msg({
    message: 'Postcode',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the company’s address.',
    context: 'postalCode',
  }),
  city: msg({
    message: 'City',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the company’s address.',
    context: 'city',
  }),
  registerCourt: msg({
    message: 'Register court',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, court that keeps the commercial register.',
    context: 'registerCourt',
  }),
  registerNumber: msg({
    message: 'Register number',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, in the commercial register.',
    context: 'registerNumber',
  }),
  vatId: msg({
    message: 'VAT ID of the company',
    comment:
      'Missing fact: named after “to be supplied:” in place of the VAT number, never a personal tax number.',
    context: 'vatId',
  }),
  responsiblePerson: msg({
    message: 'Person responsible for the content',
    comment:
      'Missing fact: named after “to be supplied:” in place of the natural person responsible for the content.',
    context: 'responsiblePerson',
  }),
  responsibleStreet: msg({
    message: 'Street of that person',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
    context: 'responsibleStreet',
  }),
  responsiblePostalCode: msg({
    message: 'Postcode of that person',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
    context: 'responsiblePostalCode',
  }),
  responsibleCity: msg({
    message: 'City of that person',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
    context: 'responsibleCity',
  }),
  degrees: msg({
    message: 'Degree and university',
    comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s degrees.',
    context: 'degrees',
  }),
  trainings: msg({
    message: 'Training and institution',
    comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s training.',
    context: 'trainings',
  }),
  privacyDate: msg({
    message: 'Date of this text',
    comment:
      'Missing fact: named after “to be supplied:” in place of the date of the privacy text.',
    context: 'privacyDate',
  }),
  netlifyLogDays: msg({
    message: 'Days the server logs are kept',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
    context: 'netlifyLogDays',
  }),
  sendgridContractor: msg({
    message: 'Company that delivers the mail',
    comment:
      'Missing fact: named after “to be supplied:” in place of the company that the contract on delivering mail is with, with its seat.',
    context: 'sendgridContractor',
  }),
  sendgridLogDays: msg({
    message: 'Days the delivery logs are kept',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
    context: 'sendgridLogDays',
  }),
  mailboxProvider: msg({
    message: 'Mailbox provider',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
    context: 'mailboxProvider',
  }),
  inquiryMonths: msg({
    message: 'Months an inquiry is kept',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, a number of months.',
    context: 'inquiryMonths',
  }),
  bookingMonths: msg({
    message: 'Months a booking is kept',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, a number of months.',
    context: 'bookingMonths',
  }),
  healthDays: msg({
    message: 'Days health details are kept',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
    context: 'healthDays',
  }),
  calendarProvider: msg({
    message: 'Calendar provider',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
    context: 'calendarProvider',
  }),
  calendarPrivacyUrl: msg({
    message: 'Address of the calendar provider’s privacy page',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, a web address.',
    context: 'calendarPrivacyUrl',
  }),
  videoProvider: msg({
    message: 'Video call provider',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
    context: 'videoProvider',
  }),
};
