import { msg } from '@lingui/core/macro';

/** The prepared mail for employers, and the link that opens it. */
export const roleMail = {
  text: msg({ message: 'Email me about a role you need to fill', comment: 'Link. [max 38]' }),
  subject: msg({
    message: 'Inquiries About Executive Opportunities',
    comment: 'Prepared email for employers: subject. The English is fixed.',
  }),
  body: msg({
    message:
      'Hello,\n\nWe would like to talk to you about an executive role.\n\nCompany and location:\n\n\nRole (interim or fractional):\n\n\nWhat the role has to achieve:\n\n\nPlanned start:\n\n\nKind regards\n',
    comment: 'Prepared email for employers, to be filled in. [max 450]',
  }),
};
