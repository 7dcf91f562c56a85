import { inEachLanguage } from '../e2e/support/inEachLanguage.js';

/** The pages that stand for all 48: one of each weight, in every language. */
export const benchPages: readonly string[] = inEachLanguage([
  '/',
  '/beratung',
  '/kontakt',
  '/termine-anmeldung',
]);
