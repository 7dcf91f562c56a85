import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Missing } from './fact.js';

export const portraitAlt = msg({
  message: 'Portrait of {name}',
  comment: 'Text for the advisor’s portrait, on several pages. {name} is the advisor’s name.',
});

export const portraitMissing = msg({
  message: 'Photo to follow',
  comment: 'Across the foot of the portrait’s frame while there is no photograph. [max 16]',
});

/**
 * Labels that pages show in place of missing facts. The context is the fact's name in site/owner.yaml;
 * docs/translators.md has the note that applies to all of them.
 */
export const factLabels: Readonly<Record<Missing['missing'], MessageDescriptor>> = {
  companyName: msg({ message: 'Company name', context: 'companyName' }),
  managingPerson: msg({
    message: 'Managing person',
    comment: 'Missing fact: who manages the company. Gender open.',
    context: 'managingPerson',
  }),
  street: msg({ message: 'Street and number', context: 'street' }),
  postalCode: msg({ message: 'Postcode', context: 'postalCode' }),
  city: msg({ message: 'City', context: 'city' }),
  registerCourt: msg({ message: 'Register court', context: 'registerCourt' }),
  registerNumber: msg({ message: 'Register number', context: 'registerNumber' }),
  vatId: msg({
    message: 'VAT ID of the company',
    comment: 'Missing fact: a company’s number, never a personal tax number.',
    context: 'vatId',
  }),
  responsiblePerson: msg({
    message: 'Person responsible for the content',
    context: 'responsiblePerson',
  }),
  responsibleStreet: msg({ message: 'Street of that person', context: 'responsibleStreet' }),
  responsiblePostalCode: msg({
    message: 'Postcode of that person',
    context: 'responsiblePostalCode',
  }),
  responsibleCity: msg({ message: 'City of that person', context: 'responsibleCity' }),
  degrees: msg({ message: 'Degree and university', context: 'degrees' }),
  trainings: msg({ message: 'Training and institution', context: 'trainings' }),
  portrait: msg({
    message: 'Picture',
    comment: 'Missing fact: the portrait. One short word: the room is narrow.',
    context: 'portrait',
  }),
  cryptocurrency: msg({ message: 'Name of the cryptocurrency', context: 'cryptocurrency' }),
  privacyDate: msg({ message: 'Date of this text', context: 'privacyDate' }),
  netlifyLogDays: msg({ message: 'Days the server logs are kept', context: 'netlifyLogDays' }),
  sendgridContractor: msg({
    message: 'Company that delivers the mail',
    comment: 'Missing fact: with whom the contract on delivering mail is, with its seat.',
    context: 'sendgridContractor',
  }),
  sendgridLogDays: msg({ message: 'Days the delivery logs are kept', context: 'sendgridLogDays' }),
  mailboxProvider: msg({ message: 'Mailbox provider', context: 'mailboxProvider' }),
  inquiryMonths: msg({ message: 'Months an inquiry is kept', context: 'inquiryMonths' }),
  bookingMonths: msg({ message: 'Months a booking is kept', context: 'bookingMonths' }),
  healthDays: msg({ message: 'Days health details are kept', context: 'healthDays' }),
  calendarProvider: msg({ message: 'Calendar provider', context: 'calendarProvider' }),
  calendarPrivacyUrl: msg({
    message: 'Address of the calendar provider’s privacy page',
    context: 'calendarPrivacyUrl',
  }),
  videoProvider: msg({ message: 'Video call provider', context: 'videoProvider' }),
  providersAbroad: msg({ message: 'Providers outside the EU', context: 'providersAbroad' }),
};
