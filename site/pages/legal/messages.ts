import { msg } from '@lingui/core/macro';
import { footer } from '../../sections/messages.js';

/** What imprint and data privacy share. */
export const legal = {
  summaryTitle: msg({ message: 'Summary in English', comment: 'Heading, in English and French.' }),
  binding: msg`The German text below is the binding version.`,
  contents: msg({
    message: 'Contents',
    comment: 'Privacy: label above the list of headings. [max 20]',
    context: 'list of headings',
  }),
  germanLabel: msg({ message: 'Full text in German', comment: 'Heading. [max 40]' }),
};

export const imprint = {
  seo: {
    title: msg({
      message: 'Imprint: who is responsible for this website',
      comment: 'Imprint: browser tab and search result. [max 60]',
    }),
    description: msg({
      message:
        'Who runs this website, at what address, and how to reach me: the details that German law requires, with notices on liability, copyright and AI tools.',
      comment: 'Imprint: search result. [120–155]',
    }),
  },
  title: footer.imprint,
  lead: msg`Who runs this website, and how to reach me`,
};

export const privacy = {
  seo: {
    title: msg({
      message: 'Data privacy: what is stored, and for how long',
      comment: 'Data privacy page: browser tab and search result. [max 60]',
    }),
    description: msg({
      message:
        'No cookies, no tracking. What happens to your message, which providers are involved, how long data is kept and which rights you have under the GDPR.',
      comment: 'Data privacy page: search result. [120–155]',
    }),
  },
  title: msg({ message: 'Data privacy', comment: 'Page heading.', context: 'page heading' }),
  lead: msg`What data this website uses, why, and how long it is kept`,
  stats: {
    label: msg({ message: 'Data privacy in figures', comment: 'Spoken: the strip of figures.' }),
    always: msg({ message: 'Always <n>0</n>', comment: 'Cookies; <n> is set large.' }),
    none: msg({ message: 'cookies or trackers', comment: 'Below “Always 0”.' }),
    days: msg({
      message: 'At most <n>{amount}</n> days',
      comment: 'How long something is kept; <n> is set large.',
    }),
    months: msg({
      message: 'At most <n>{amount}</n> months',
      comment: 'How long something is kept; <n> is set large.',
    }),
    logs: msg`server logs, with your IP address`,
    serverCopy: msg({
      message: 'your message at the web host after it is sent ({days} days if it cannot be)',
      comment: 'Below “At most 4 days”. {days} is a number.',
    }),
    mailboxCopy: msg`your message in my mailbox after our last contact, unless it leads to a contract`,
  },
};
