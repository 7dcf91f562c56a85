import type { ContactFormProps } from './ContactForm.js';

type Words = Pick<ContactFormProps, 'texts' | 'services' | 'messageCount'>;

const limits = { limit: 2000, warnFrom: 200 };

/** The form's words in the site's languages, for its stories. */
export const contactFormWords = {
  en: {
    texts: {
      title: 'Write to me',
      requiredNote: 'Please fill in every field that is not marked “optional”.',
      optional: 'optional',
      firstName: { label: 'First name', placeholder: 'Your first name' },
      lastName: { label: 'Last name', placeholder: 'Your last name' },
      email: { label: 'Email', placeholder: 'name@example.com' },
      company: { label: 'Company', placeholder: 'Your company or organisation' },
      service: { label: 'Area of interest', placeholder: 'Please select' },
      subject: { label: 'Subject', placeholder: 'In a few words' },
      message: {
        label: 'Message',
        placeholder: 'What is the situation? What needs to change, and by when?',
        hint: 'Names and figures can wait until we have agreed on confidentiality.',
      },
      honeypot: 'Please leave this field empty',
      submit: 'Send Message',
      sending: 'Sending...',
    },
    services: [
      { value: 'strategy', label: 'Strategy Consulting' },
      { value: 'coaching', label: 'Executive Coaching' },
      { value: 'training', label: 'Leadership Training' },
      { value: 'interim', label: 'Interim Executive Role' },
      { value: 'other', label: 'Other' },
    ],
    messageCount: {
      ...limits,
      remaining: (n) => `${n} characters left`,
      over: (n) => `${n} characters too many`,
    },
  },
  de: {
    texts: {
      title: 'Schreiben Sie mir',
      requiredNote:
        'Bitte füllen Sie alle Felder aus, die nicht mit „optional“ gekennzeichnet sind.',
      optional: 'optional',
      firstName: { label: 'Vorname', placeholder: 'Ihr Vorname' },
      lastName: { label: 'Nachname', placeholder: 'Ihr Nachname' },
      email: { label: 'E-Mail', placeholder: 'name@example.com' },
      company: { label: 'Unternehmen', placeholder: 'Ihr Unternehmen oder Ihre Organisation' },
      service: { label: 'Bereich', placeholder: 'Bitte auswählen' },
      subject: { label: 'Betreff', placeholder: 'In wenigen Worten' },
      message: {
        label: 'Nachricht',
        placeholder: 'Wie ist die Lage? Was soll sich ändern, und bis wann?',
        hint: 'Namen und Zahlen haben Zeit, bis wir Vertraulichkeit vereinbart haben.',
      },
      honeypot: 'Bitte lassen Sie dieses Feld leer',
      submit: 'Nachricht senden',
      sending: 'Wird gesendet …',
    },
    services: [
      { value: 'strategy', label: 'Strategieberatung' },
      { value: 'coaching', label: 'Executive Coaching' },
      { value: 'training', label: 'Führungstraining' },
      { value: 'interim', label: 'Interim-Führungskraft' },
      { value: 'other', label: 'Anderes' },
    ],
    messageCount: {
      ...limits,
      remaining: (n) => `noch ${n} Zeichen`,
      over: (n) => `${n} Zeichen zu viel`,
    },
  },
  fr: {
    texts: {
      title: 'Écrivez-moi',
      requiredNote: 'Merci de remplir tous les champs, sauf ceux marqués « facultatif ».',
      optional: 'facultatif',
      firstName: { label: 'Prénom', placeholder: 'Votre prénom' },
      lastName: { label: 'Nom', placeholder: 'Votre nom de famille' },
      email: { label: 'E-mail', placeholder: 'nom@example.com' },
      company: { label: 'Entreprise', placeholder: 'Votre entreprise ou organisation' },
      service: { label: 'Domaine', placeholder: 'Veuillez choisir' },
      subject: { label: 'Objet', placeholder: 'En quelques mots' },
      message: {
        label: 'Message',
        placeholder: 'Quelle est la situation ? Que faut-il changer, et pour quand ?',
        hint: 'Noms et chiffres peuvent attendre : convenons d’abord de la confidentialité.',
      },
      honeypot: 'Merci de laisser ce champ vide',
      submit: 'Envoyer le message',
      sending: 'Envoi en cours…',
    },
    services: [
      { value: 'strategy', label: 'Conseil en stratégie' },
      { value: 'coaching', label: 'Executive coaching' },
      { value: 'training', label: 'Formation au leadership' },
      { value: 'interim', label: 'Direction de transition' },
      { value: 'other', label: 'Autre' },
    ],
    messageCount: {
      ...limits,
      remaining: (n) => `il reste ${n} caractères`,
      over: (n) => `${n} caractères en trop`,
    },
  },
} satisfies Record<string, Words>;
