/**
 * What the build needs of the site's source: an entry of its own, so that content, catalogs and
 * components reach it as they reach the browser.
 */
import { owner } from '../owner.js';
import { calendarFiles, type CalendarFile } from '../pages/schedule/calendarFiles.js';
import { formErrorTexts } from '../pages/contact/formErrors.js';
import { seminars } from '../pages/schedule/seminars.js';
import { localizedPath } from '../i18n/href.js';
import { languages, type Language } from '../i18n/languages.js';
import { translateWith, type Translate } from '../i18n/translate.js';
import { setupI18n } from '@lingui/core';
import { catalogMessages } from './catalogMessages.js';
import { renderedAt } from './renderPage.js';

export { shellMessages } from './catalogMessages.js';
export { formErrorOrders, pageOrders } from './pageOrders.js';
export { renderPage } from './renderPage.js';

/** Where inquiries go, and where mails come from, unless the environment says otherwise. */
export const contactAddresses = { to: owner.email, from: owner.email };

/** The sentences that the function chooses from when it answers a plain form post. */
export async function formTexts(language: Language): Promise<Record<string, string>> {
  return formErrorTexts(language, await translateFrom(language, 'contact'));
}

/** Calendar files of the sessions still to come, in every language. */
export async function calendars(siteUrl: string): Promise<CalendarFile[]> {
  const files = await Promise.all(
    languages.map(async (language) =>
      calendarFiles(seminars, renderedAt, {
        language,
        t: await translateFrom(language, 'schedule'),
        scheduleUrl: siteUrl + localizedPath('/termine-anmeldung', language),
      }),
    ),
  );
  return files.flat();
}

async function translateFrom(
  language: Language,
  catalog: 'contact' | 'schedule',
): Promise<Translate> {
  const messages = await catalogMessages(language, [catalog]);
  return translateWith(setupI18n({ locale: language, messages: { [language]: messages } }));
}
