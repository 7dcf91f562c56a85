import { msg } from '@lingui/core/macro';

/**
 * What a missing fact is called where its placeholder stands. The keys are the names of the facts
 * in site/owner.ts, as the legal documents use them too.
 */
export const factLabels = {
  name: msg({
    message: 'Advisor’s name',
    comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s name.',
    context: 'of the advisor',
  }),
  companyName: msg({
    message: 'Company name',
    comment:
      'Missing fact: named after “to be supplied:” in place of the company’s full name with its legal form.',
  }),
  managingPerson: msg({
    message: 'Managing person',
    comment:
      'Missing fact: named after “to be supplied:” in place of the person who manages the company.',
  }),
  street: msg({
    message: 'Street and number',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the company’s address.',
  }),
  postalCode: msg({
    message: 'Postcode',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the company’s address.',
  }),
  city: msg({
    message: 'City',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the company’s address.',
  }),
  email: msg({
    message: 'Email address',
    comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s email address.',
  }),
  registerCourt: msg({
    message: 'Register court',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, court that keeps the commercial register.',
  }),
  registerNumber: msg({
    message: 'Register number',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, in the commercial register.',
  }),
  vatId: msg({
    message: 'VAT ID',
    comment:
      'Missing fact: named after “to be supplied:” in place of the VAT number, never a personal tax number.',
  }),
  responsiblePerson: msg({
    message: 'Person responsible for the content',
    comment:
      'Missing fact: named after “to be supplied:” in place of the natural person responsible for the content.',
  }),
  responsibleStreet: msg({
    message: 'Street of that person',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
  }),
  responsiblePostalCode: msg({
    message: 'Postcode of that person',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
  }),
  responsibleCity: msg({
    message: 'City of that person',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, of the person responsible for the content.',
  }),
  degrees: msg({
    message: 'Degree and university',
    comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s degrees.',
  }),
  trainings: msg({
    message: 'Training and institution',
    comment: 'Missing fact: named after “to be supplied:” in place of the advisor’s training.',
  }),
  privacyDate: msg({
    message: 'Date of this text',
    comment:
      'Missing fact: named after “to be supplied:” in place of the date of the privacy text.',
  }),
  netlifyLogDays: msg({
    message: 'Days the server logs are kept',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
  }),
  sendgridContractor: msg({
    message: 'Company that delivers the mail',
    comment:
      'Missing fact: named after “to be supplied:” in place of the company that the contract on delivering mail is with, with its seat.',
  }),
  sendgridLogDays: msg({
    message: 'Days the delivery logs are kept',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
  }),
  mailboxProvider: msg({
    message: 'Mailbox provider',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
  }),
  inquiryMonths: msg({
    message: 'Months an inquiry is kept',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, a number of months.',
  }),
  bookingMonths: msg({
    message: 'Months a booking is kept',
    comment:
      'Missing fact: named after “to be supplied:” in place of this fact, a number of months.',
  }),
  healthDays: msg({
    message: 'Days health details are kept',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, a number of days.',
  }),
  calendarProvider: msg({
    message: 'Calendar provider',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
  }),
  calendarPrivacyUrl: msg({
    message: 'Address of the calendar provider’s privacy page',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, a web address.',
  }),
  videoProvider: msg({
    message: 'Video call provider',
    comment: 'Missing fact: named after “to be supplied:” in place of this fact, with its seat.',
  }),
};

/** What a reader is told who does not see the advisor's portrait. */
export const portraitAlt = msg({
  message: 'Portrait of {name}',
  comment: 'Text for the advisor’s portrait, on several pages. {name} is the advisor’s name.',
});

/** Name of a fact that the site cannot be published without. */
export type FactName = keyof typeof factLabels;
