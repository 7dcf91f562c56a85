import { defaultLanguage, type Language } from './languages.js';

/** Path of the function that takes a post of the form. */
export const endpoint = '/.netlify/functions/send-contact-email';

/** Headers of the script's post, whose body holds the fields alone. */
export const postHeaders = {
  /** The page's language, such as `de`. */
  language: 'Content-Language',
  /** `1` when the honeypot was not empty. Optional. */
  honeypot: 'Form-Honeypot',
} as const;

/** Name of the plain form's hidden input with the page's language. */
export const languageField = 'language';

/**
 * Name of the honeypot input: off screen, `autocomplete="off"`, `tabindex="-1"`. The name must
 * mean nothing to autofill and password managers: they would fill it in for a real visitor. What is filled in
 * marks a message; no message is dropped.
 */
export const honeypotField = 'reference2';

/**
 * Why a post was refused, with the status that goes with it:
 * `preview` 503: a preview delivers nothing.
 * `unavailable` 503: neither stored nor sent. The page keeps everything and offers a prepared mail.
 */
export const refusalStatuses = {
  invalid: 400,
  malformed: 400,
  crossOrigin: 403,
  method: 405,
  tooLarge: 413,
  mediaType: 415,
  preview: 503,
  unavailable: 503,
} as const;

export type RefusalReason = keyof typeof refusalStatuses;

/**
 * The static pages that answer a form posted without JavaScript, by their paths without a language's prefix.
 * The function redirects to them (303).
 */
export const responsePaths = {
  sent: '/kontakt/danke',
  /** A field is wrong or missing. */
  invalid: '/kontakt/angaben-pruefen',
  /** The message can be neither stored nor sent now. */
  unavailable: '/kontakt/nicht-gesendet',
  /** Too many posts from one IP address. */
  tooMany: '/kontakt/zu-viele',
} as const;

/** The path of an answer's page in a language; English has no prefix. */
export const responsePath = (answer: keyof typeof responsePaths, language: Language) =>
  (language === defaultLanguage ? '' : `/${language}`) + responsePaths[answer];
