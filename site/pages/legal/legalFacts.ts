import { retention } from '@advisor/contact/retention';
import type { Language } from '../../i18n/languages.js';
import { isMissing, type Fact, type Owner } from '../../owner/fact.js';
import type { LegalFacts } from './legalDocument.js';

/**
 * What the legal documents are filled with: the owner's facts, and the figures that the code keeps.
 *
 * @param language - of the document, for its date
 * @param sendgridRegion - SENDGRID_REGION: `global`, the default, or `eu`
 * @throws when the region is neither, or the date is not one
 */
export function legalFacts(
  owner: Owner,
  language: Language,
  sendgridRegion: string = 'global',
): LegalFacts {
  if (sendgridRegion !== 'global' && sendgridRegion !== 'eu')
    throw new Error(`SENDGRID_REGION is "${sendgridRegion}"; it must be global or eu.`);
  const { insurance, profileLinks } = owner;
  // Lists and what has parts are no text to put into a sentence as they are.
  const facts = Object.entries(owner).filter(
    (entry): entry is [string, Fact] =>
      typeof entry[1] === 'string' || (typeof entry[1] === 'object' && 'missing' in entry[1]),
  );
  return {
    values: {
      phone: undefined,
      vatId: undefined,
      businessId: undefined,
      portraitCredit: undefined,
      providersAbroad: undefined,
      ...Object.fromEntries(facts),
      insurerName: insurance?.name,
      insurerAddress: insurance?.address,
      insuranceScope: insurance?.scope,
      profileLinks: profileLinks.length > 0 ? profileLinks.join(', ') : undefined,
      privacyDate: longDate(owner.privacyDate, language),
      markerHours: String(retention.markerHours),
      rateWindow: String(retention.rateWindowSeconds),
    },
    conditions: {
      sendgridRegion,
      // The form keeps an unsent draft as long as the tab lives, see contact/draft.ts.
      draftStorage: 'yes',
      vatId: owner.vatId === undefined ? 'no' : 'yes',
    },
  };
}

function longDate(date: Fact, language: Language): Fact {
  if (isMissing(date)) return date;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
