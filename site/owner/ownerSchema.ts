import * as z from 'zod';

/** Each message ends a sentence that begins with the field's name and its value. */
const one = (what: string) => z.string({ error: what }).trim().min(1, { error: what });
const matching = (pattern: RegExp, what: string) => one(what).regex(pattern, { error: what });

const fact = (value: z.ZodType<string>, what: string) =>
  z.union([value, z.strictObject({ missing: z.string() })], {
    error: `${what}, or missing('…') while it is not known`,
  });
const text = (what: string) => fact(one(what), what);
const pattern = (expression: RegExp, what: string) => fact(matching(expression, what), what);

const postalCode = pattern(/^\d{5}$/, 'must be a German postcode of five digits, e.g. 10115');
const whole = [/^[1-9]\d{0,3}$/, 'must be a whole number in quotes, e.g. "30"'] as const;
const wholeNumber = matching(...whole);
const days = pattern(...whole);
const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be a web address that starts with https://',
});
const qualification = z.strictObject({
  name: one('must name the degree or the programme'),
  institution: one('must name where it was awarded'),
});

/** What the facts must look like. Only scripts import it: the pages need no validator. */
export const ownerSchema = z
  .strictObject({
    name: text('must be the advisor’s name'),
    companyName: text('must be the full company name with its legal form'),
    managingPerson: text('must be the name of the managing person'),
    street: fact(
      one('must be street and number').refine(
        (value) => !/postfach|p\.?\s?o\.?\s?box/i.test(value),
        {
          error: 'must be an address where documents can be served, not a PO box',
        },
      ),
      'must be street and number of an address where documents can be served, not a PO box',
    ),
    postalCode,
    city: text('must be a city'),
    email: z.email({ error: 'must be an email address' }),
    phone: matching(
      /^\+[\d ()/-]{7,}$/,
      'must be a phone number in international form, e.g. +49 30 901820',
    ).optional(),
    answerDays: wholeNumber.optional(),
    firstTalkMinutes: wholeNumber.optional(),
    firstTalkPrice: matching(/^\d{1,4}$/, 'must be whole euros in quotes, e.g. "0"').optional(),
    charging: z
      .enum(['day', 'month', 'fixed'], { error: 'must be "day", "month" or "fixed"' })
      .optional(),
    workingLanguages: z
      .array(matching(/^[a-z]{2}$/, 'must be a code of two letters, e.g. "en"'))
      .min(1)
      .optional(),
    registerCourt: text('must be the court that keeps the register'),
    registerNumber: pattern(
      /^(?:HRA|HRB|GnR|PR|VR|GsR) ?\d+( ?[A-Z]{1,3})?$/,
      'must be a register number, e.g. HRB 12345',
    ),
    vatId: pattern(
      /^DE\d{9}$/,
      'must be a German VAT ID: DE and nine digits, never a personal tax number',
    ).optional(),
    businessId: matching(
      /^DE\d{9}-\d{5}$/,
      'must be a Wirtschafts-Identifikationsnummer, e.g. DE123456789-00001',
    ).optional(),
    responsiblePerson: text('must be the name of a natural person'),
    responsibleStreet: text('must be street and number'),
    responsiblePostalCode: postalCode,
    responsibleCity: text('must be a city'),
    insurance: z
      .strictObject({
        name: one('must name the insurer'),
        address: one('must be the insurer’s address'),
        scope: one('must name the area the insurance covers'),
      })
      .optional(),
    profileLinks: z.array(webAddress),
    degrees: z.array(qualification),
    trainings: z.array(qualification),
    portraitCredit: one('must name the photographer').optional(),
    calendarUrl: webAddress,
    trainingUrl: webAddress,
    articleUrl: webAddress,
    cryptocurrency: one('must name the cryptocurrency').optional(),
    privacyDate: fact(
      z.iso.date({ error: 'must be a date such as 2027-01-31' }),
      'must be a date such as 2027-01-31',
    ),
    netlifyLogDays: days,
    sendgridContractor: text('must name the company and its seat'),
    sendgridLogDays: days,
    mailboxProvider: text('must name the provider and its seat'),
    inquiryMonths: days,
    bookingMonths: days,
    healthDays: days,
    calendarProvider: text('must name the provider and its seat'),
    calendarPrivacyUrl: fact(webAddress, 'must be a web address that starts with https://'),
    videoProvider: text('must name the provider and its seat'),
    providersAbroad: one('must name each provider, its country and the basis').optional(),
  })
  .refine((facts) => facts.vatId !== undefined || facts.businessId !== undefined, {
    path: ['vatId'],
    error: 'must be given unless there is a businessId: the imprint needs one of the two',
  });

/**
 * What is wrong with the owner's facts, a sentence each that names file, field and value; empty
 * when nothing is. A fact that is missing is not wrong: see `missingFacts`.
 */
export function ownerProblems(owner: unknown): string[] {
  const checked = ownerSchema.safeParse(owner);
  if (checked.success) return [];
  return checked.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(
        (key) =>
          `site/owner.ts: ${[...issue.path, key].join('.')} is not a fact that the site knows; see site/owner/Owner.ts for those it does.`,
      );
    const value = issue.path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
      owner,
    );
    return `site/owner.ts: ${issue.path.join('.')} ${issue.message}${shown(value)}.`;
  });
}

function shown(value: unknown): string {
  return value === undefined ? '; nothing is there' : `; it is ${JSON.stringify(value)}`;
}
