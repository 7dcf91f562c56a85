/** Path of the function that receives the form's posts. */
export const endpoint = '/.netlify/functions/send-contact-email';

/** Headers of a script's post, whose body holds only the fields. */
export const postHeaders = {
  /** The page's language, such as `de`. */
  language: 'Content-Language',
  /** `1` when the honeypot was not empty. Optional. */
  honeypot: 'Form-Honeypot',
} as const;

/** Name of the plain form's hidden input with the page's language. */
export const languageField = 'language';

/**
 * Name of the honeypot input: off screen, `autocomplete="off"`, `tabindex="-1"`. Autofill and password managers must
 * not recognize it, or they would fill it in for real visitors. It marks a message; none is dropped.
 */
export const honeypotField = 'reference2';

/**
 * Paths, without a language prefix, of the static pages that the function redirects (303) a form posted without
 * JavaScript to.
 */
export const responsePaths = {
  sent: '/kontakt/danke',
  /** A field is wrong or missing. */
  invalid: '/kontakt/angaben-pruefen',
  /** The message could be neither stored nor sent. */
  unavailable: '/kontakt/nicht-gesendet',
  /** Too many posts from one IP address. */
  tooMany: '/kontakt/zu-viele',
} as const;
