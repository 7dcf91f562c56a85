import type { Language } from '@advisor/contract/languages';
import { retention } from '@advisor/contract/retention';
import { isMissing } from '../../owner/fact.js';
import type { Owner } from '../../owner.yaml';

/** The values that a legal document uses as `<Fact name="…" />` and `props.…`. */
export type LegalFacts = ReturnType<typeof legalFacts>;

/**
 * The owner's facts and the code's periods, for the legal documents.
 *
 * @param language - of the document, for its date
 */
export function legalFacts(
  owner: Owner,
  language: Language,
  sendgridRegion: string = import.meta.env['SENDGRID_REGION'],
) {
  const { insurance, kind, privacyDate, profileLinks } = owner;
  return {
    ...owner,
    // While unknown, the texts assume a company.
    isCompany: isMissing(kind) || kind === 'company',
    isSoleTrader: kind === 'e.K.',
    isRegistered: kind !== 'freelancer',
    insurerName: insurance?.name,
    insurerAddress: insurance?.address,
    insuranceScope: insurance?.scope,
    profileLinks: profileLinks.length > 0 ? profileLinks.join(', ') : undefined,
    privacyDate: isMissing(privacyDate) ? privacyDate : privacyDate[language].long,
    inquiryDays: String(retention.inquiryDays),
    sentDays: String(retention.sentDays),
    rateWindow: String(retention.rateWindowSeconds),
    sendgridRegion,
  };
}
