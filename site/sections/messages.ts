import { msg } from '@lingui/core/macro';

const services = {
  label: msg({ message: 'Services', comment: 'Button in bar and sheet; footer: link. [max 12]' }),
  strategy: {
    label: msg({
      message: 'Strategy consulting',
      comment: 'Menu, and above its heading. [max 24]',
    }),
    text: msg({
      message: 'I help leadership teams make decisions that still hold when the bill arrives.',
      comment: 'Services menu: description under the link to strategy consulting. [max 100]',
    }),
  },
  coaching: {
    label: msg({
      message: 'Executive coaching',
      comment: 'Both menus; small line above the page’s heading; structured data. [max 24]',
    }),
    text: msg({
      message: 'Confidential conversations with someone who will disagree when nobody else will.',
      comment:
        'Services menu: description under the link to the executive coaching page. [max 100]',
    }),
  },
  interim: {
    label: msg({
      message: 'Interim leadership',
      comment: 'Services menu; small line above the page’s heading; structured data. [max 24]',
    }),
    text: msg({
      message:
        'An interim executive for as long as you need one, full-time or on set days each week.',
      comment: 'Services menu: description under the link to the interim page. [max 100]',
    }),
  },
  training: {
    label: msg({
      message: 'Leadership training',
      comment: 'Menu, and above its heading. [max 24]',
    }),
    text: msg({
      message: 'Find out how you come across, from people with no reason to flatter you.',
      comment: 'Services menu: description under the link to leadership training. [max 100]',
    }),
  },
};

export const nav = {
  skip: msg({ message: 'Skip to content', comment: 'The first link for Tab. [max 30]' }),
  label: msg({ message: 'Main', comment: 'Spoken name of the bar (English adds “navigation”).' }),
  brand: msg({ message: '{name}, home page', comment: 'Spoken: link at the left of the bar.' }),
  home: msg({ message: 'Home', comment: 'Link to the home page, in bar and side sheet. [max 12]' }),
  services,
  cases: {
    label: msg({ message: 'Case studies', comment: 'Bar, sheet: button; footer: link. [max 14]' }),
    restructuringCase: msg({
      message: 'Restructuring',
      comment: 'Menu; structured data. [max 24]',
    }),
    growthCase: msg({ message: 'Growth', comment: 'Entry in the menu of case studies. [max 24]' }),
    strategyCase: msg({
      message: 'Strategy',
      comment: 'Entry in the menu of case studies. [max 24]',
    }),
    transferPricingCase: msg({
      message: 'Transfer pricing',
      comment: 'Menu of case studies. [max 24]',
    }),
    coachingCase: services.coaching.label,
    tgroupCase: msg({ message: 'T-Group', comment: 'Menu; line above a heading. [max 24]' }),
  },
  about: msg({ message: 'About', comment: 'Link in bar, side sheet and footer. [max 12]' }),
  contact: msg({ message: 'Contact', comment: 'Button in the bar; line on its page. [max 12]' }),
  menu: {
    open: msg({ message: 'Open menu', comment: 'Spoken: button on small screens.' }),
    close: msg({ message: 'Close menu', comment: 'Spoken: button with a cross in the sheet.' }),
    title: msg({ message: 'Menu', comment: 'Title of the side sheet, spoken only.' }),
  },
};

export const languageLabels = {
  label: msg({ message: 'Language', comment: 'Spoken name of the list of three languages.' }),
  current: msg({ message: 'Language: {language}', comment: 'Button of the list; its own name.' }),
};

export const linkLabels = {
  newTab: msg({
    message: 'opens in a new tab',
    comment: 'Spoken after links that leave the site.',
  }),
  email: msg({ message: 'opens your email program', comment: 'Spoken after links to an email.' }),
  home: msg({ message: 'Back to home', comment: 'Link: thank-you page, 404 page, case studies.' }),
  schedule: msg({ message: 'Schedule and registration', comment: 'Heading, and links. [max 40]' }),
  aboutMe: msg({ message: 'About me', comment: 'Link; also above the page’s heading. [max 24]' }),
  contactForm: msg({ message: 'Use the contact form', comment: 'Link beside a button. [max 34]' }),
  bookVideoCall: msg({ message: 'Book an introductory video call', comment: 'Button. [max 34]' }),
};

export const footer = {
  company: {
    label: msg({ message: 'Company details', comment: 'Footer: heading 1 of 3, spoken.' }),
    managedBy: msg({ message: 'Managing director', comment: 'Footer: label. Gender open.' }),
    address: msg({ message: 'Address', comment: 'Footer: label before the street address.' }),
    register: msg({ message: 'Commercial register', comment: 'Footer: before court and number.' }),
    vat: msg({ message: 'VAT ID', comment: 'Footer: label. Never a personal tax number.' }),
    businessId: msg({
      message: 'Business ID',
      comment: 'Footer: label of the Wirtschafts-Identifikationsnummer, where there is no VAT ID.',
    }),
  },
  quickLinks: msg({ message: 'Quick links', comment: 'Footer: heading 2 of 3. [max 24]' }),
  contactLegal: msg({ message: 'Contact and legal', comment: 'Footer: heading 3 of 3. [max 36]' }),
  getInTouch: msg({ message: 'Get in touch', comment: 'Footer: link, contact page. [max 24]' }),
  bookCall: msg({ message: 'Book a call', comment: 'Footer: link to the calendar.' }),
  imprint: msg({ message: 'Imprint', comment: 'Footer link, and page heading.' }),
  privacy: msg({
    message: 'Data privacy',
    comment: 'Footer link to the data privacy page. That page’s own heading is longer in German.',
    context: 'footer link',
  }),
};

export const shareImageAlt = msg({
  message: 'An open door, and light that falls through it',
  comment: 'Describes the picture that networks show of a shared page. [max 100]',
});
