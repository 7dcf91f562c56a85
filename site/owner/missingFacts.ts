import { isPlaceholder } from './fact.js';
import type { Owner } from './Owner.js';

/** A fact that is not there, and what that means. */
export interface MissingFact {
  /** Its name in site/owner.ts. */
  name: keyof Owner;
  /** Whether the site must not be published without it. */
  blocks: boolean;
  /** Where it shows or, if it may be missing, what the pages do without it. */
  where: string;
}

const blocks = (where: string) => ({ blocks: true, where });
const mayBeMissing = (where: string) => ({ blocks: false, where });

const everyPage = 'footer of every page, imprint, data privacy';

/** What each fact's absence means. A fact added to `Owner` has to be added here to compile. */
const absences: Record<keyof Owner, { blocks: boolean; where: string }> = {
  name: blocks('navigation bar, about page, structured data'),
  companyName: blocks(everyPage),
  managingPerson: blocks(everyPage),
  street: blocks(everyPage),
  postalCode: blocks(everyPage),
  city: blocks(everyPage),
  email: blocks(`${everyPage}, contact page, every prepared email`),
  registerCourt: blocks('footer of every page, imprint'),
  registerNumber: blocks('footer of every page, imprint'),
  vatId: blocks('footer of every page, imprint'),
  responsiblePerson: blocks('imprint'),
  responsibleStreet: blocks('imprint'),
  responsiblePostalCode: blocks('imprint'),
  responsibleCity: blocks('imprint'),
  calendarUrl: blocks('footer of every page, home, interim, about and contact pages'),
  trainingUrl: blocks('leadership training'),
  articleUrl: blocks('schedule and registration'),
  privacyDate: blocks('data privacy'),
  netlifyLogDays: blocks('data privacy'),
  sendgridContractor: blocks('data privacy'),
  sendgridLogDays: blocks('data privacy'),
  mailboxProvider: blocks('data privacy'),
  inquiryMonths: blocks('data privacy'),
  bookingMonths: blocks('data privacy'),
  healthDays: blocks('data privacy'),
  calendarProvider: blocks('data privacy'),
  calendarPrivacyUrl: blocks('data privacy'),
  videoProvider: blocks('data privacy'),
  phone: mayBeMissing('imprint, data privacy and the contact page leave the line out'),
  answerDays: mayBeMissing('“What happens next” leaves the sentence out'),
  firstTalkMinutes: mayBeMissing('“What happens next” leaves the sentence out'),
  firstTalkPrice: mayBeMissing('“What happens next” leaves the sentence out'),
  charging: mayBeMissing('“What happens next” leaves the sentence out'),
  workingLanguages: mayBeMissing('the contact page leaves the line out'),
  businessId: mayBeMissing('the imprint leaves the line out'),
  insurance: mayBeMissing('the imprint leaves the section out'),
  profileLinks: mayBeMissing('the imprint leaves the section out, the structured data the links'),
  degrees: blocks('about page'),
  trainings: blocks('about page'),
  providersAbroad: mayBeMissing('data privacy leaves the sentence out'),
  portraitCredit: mayBeMissing('the imprint leaves the line out'),
  cryptocurrency: mayBeMissing('the schedule names the amount without the currency'),
};

/** The facts that are missing or only hold a place, those that block a launch first. */
export function missingFacts(owner: Owner): MissingFact[] {
  return (Object.keys(absences) as (keyof Owner)[])
    .filter((name) => isAbsent(owner[name]) && !isReplaced(name, owner))
    .map((name) => ({ name, ...absences[name] }))
    .toSorted((a, b) => Number(b.blocks) - Number(a.blocks));
}

function isAbsent(fact: Owner[keyof Owner]): boolean {
  if (fact === undefined) return true;
  if (Array.isArray(fact)) return fact.length === 0;
  return typeof fact === 'string' || 'missing' in fact ? isPlaceholder(fact) : false;
}

/** The imprint needs one of the two tax numbers; the other may be missing. */
function isReplaced(name: keyof Owner, owner: Owner): boolean {
  return name === 'vatId' && owner.vatId === undefined && owner.businessId !== undefined;
}
