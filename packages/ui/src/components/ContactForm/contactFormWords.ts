import type { ContactFormProps } from './ContactForm.js';

/** The texts of the form's stories: those of an invented architects' practice. */
export const contactFormWords = {
  texts: {
    title: 'Tell us about your library',
    requiredNote: 'Every field is required unless marked “optional”.',
    optionalLabel: 'optional',
    firstName: { label: 'First name', placeholder: 'As on your letters' },
    lastName: { label: 'Last name', placeholder: 'Your family’s name' },
    email: { label: 'Email', placeholder: 'reader@example.org' },
    company: { label: 'Library', placeholder: 'Town, school or society' },
    service: { label: 'Kind of work', placeholder: 'Choose one' },
    subject: { label: 'Subject', placeholder: 'The building in a few words' },
    message: {
      label: 'Message',
      placeholder: 'How many books, how many readers, and how much light is there?',
      hint: 'Drawings can follow later by post.',
    },
    honeypot: 'Leave this field empty',
    submit: 'Send to the studio',
    sending: 'On its way …',
  },
  services: [
    { value: 'reading-room', label: 'Reading room' },
    { value: 'shelves', label: 'Shelves and stairs' },
    { value: 'restoration', label: 'Restoration' },
    { value: 'reading-garden', label: 'Reading garden' },
    { value: 'other', label: 'Something else' },
  ],
  messageCount: {
    limit: 2000,
    warnFrom: 200,
    remaining: (n) => `${n} ${n === 1 ? 'character' : 'characters'} left`,
    over: (n) => `${n} ${n === 1 ? 'character' : 'characters'} too many`,
  },
} satisfies Pick<ContactFormProps, 'texts' | 'services' | 'messageCount'>;
