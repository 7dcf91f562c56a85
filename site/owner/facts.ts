import * as z from 'zod';

/** A sentence for the owner, in both languages that docs/owner.md has. */
export type Bilingual = { de: string; en: string };

/** An issue of zod has one text: the German line, then the English one. */
const both = (de: string, en: string) => `${de}\n${en}`;
const must = (de: string, en: string) => both(`muss ${de}`, `must ${en}`);

/** What an issue of the rules below says. */
export function bilingual(message: string): Bilingual {
  const [de = '', en = de] = message.split('\n');
  return { de, en };
}

/** The message to the owner about a text that the pattern finds. */
export type Slip = Bilingual & { pattern: RegExp };

/** Slips that no text of the files may have, whatever it is about. */
const slips: readonly Slip[] = [
  {
    pattern:
      /^[^\p{L}\d]*$|\b(?:geklärt|nachgereicht|ergänzt|folgt|TODO|tba|tbd|xxx+|unbekannt|unknown|Platzhalter)\b/iu,
    de: 'steht noch nicht fest; lassen Sie den Wert leer, bis Sie ihn wissen',
    en: 'is not settled yet; leave the value empty until you know it',
  },
  {
    pattern: /^(?:keine?[rs]?|nein|none|n\/a|entfällt)\.?$/iu,
    de: 'bleibt leer, wenn es nichts gibt',
    en: 'stays empty if there is none',
  },
  {
    pattern: /^(?:siehe |wie oben|s\. ?o\.|see above|as above)|^(?:dito|ich selbst|myself)$/iu,
    de: 'verweist auf etwas anderes; schreiben Sie den Wert selbst hierhin',
    en: 'refers to something else; write the value itself here',
  },
  {
    pattern: /<[^>]*>|&#?\w+;/,
    de: 'enthält HTML; schreiben Sie nur den Text',
    en: 'has HTML in it; write the text alone',
  },
  {
    pattern: /^[‘’“”„‚«»].*[‘’“”«»]$/,
    de: 'steht in Anführungszeichen; lassen Sie sie weg',
    en: 'is in quotation marks; leave them out',
  },
  {
    pattern: /^[‘’“”„‚"']|(?<!\p{L})["”“]$|^[^'"]*["']$/u,
    de: 'hat nur ein Anführungszeichen; lassen Sie es weg',
    en: 'has one quotation mark only; leave it out',
  },
  {
    pattern: /[,;]$/,
    de: 'endet mit einem Komma oder Semikolon; lassen Sie es weg',
    en: 'ends with a comma or semicolon; leave it out',
  },
];

/** A text that is right where `fits` says so; otherwise it must be what `de` and `en` say. */
function text(
  de: string,
  en: string,
  fits: RegExp | ((value: string) => boolean),
  others: readonly Slip[] = [],
) {
  const expected = must(de, en);
  return z.string({ error: expected }).superRefine((value, context) => {
    const slip = [...slips, ...others].find(({ pattern }) => pattern.test(value));
    const isRight = typeof fits === 'function' ? fits(value) : fits.test(value);
    if (slip) context.addIssue(both(slip.de, slip.en));
    else if (!isRight) context.addIssue(expected);
  });
}

const words = text('ein Text sein', 'be a text', /\p{L}{2}/u);

const address: Slip = {
  pattern: /@|https?:|www\./i,
  de: 'enthält eine E-Mail- oder Webadresse; hier steht ein Name',
  en: 'has an email or web address in it; a name belongs here',
};
const name = text('ein Name sein', 'be a name', /\p{L}{2}/u, [address]);
const nameWithoutNumber = text(
  'ein Name ohne Zahl sein',
  'be a name without a number',
  /^\D*\p{L}{2}\D*$/u,
  [address],
);
const provider = text(
  'Firma und Sitz nennen, z. B. Muster GmbH, Berlin',
  'name company and seat, e.g. Muster GmbH, Berlin',
  /\p{L}{2}.*(?:[,(]| in )\s*\p{L}{2}/u,
  [address],
);

const street = text(
  'Straße und Hausnummer sein, wo Post zugestellt werden kann, kein Postfach',
  'be street and number where post is delivered, no PO box',
  (value) => /\p{L}{2}.*\d/u.test(value) && !/postfach|p\.?\s?o\.?\s?box|@/i.test(value),
  [
    {
      pattern: /\b\d{5}\b/,
      de: 'enthält eine Postleitzahl; sie hat ihre eigene Zeile',
      en: 'has a postcode in it, which has its own line',
    },
  ],
);

const postalCode = text(
  'eine Postleitzahl aus fünf Ziffern sein, z. B. 10115',
  'be five digits, e.g. 10115',
  /^(?!00)\d{5}$/,
);

const city = text('ein Ort sein', 'be a town', /^[^@]*\p{L}{2}[^@]*$/u, [
  {
    pattern: /\d/,
    de: 'enthält eine Zahl; die Postleitzahl hat ihre eigene Zeile',
    en: 'has a number in it; the postcode has its own line',
  },
]);

/** Digits alone, as they are written: the pages set them into their sentences. */
const wholeNumber = (least: number, most: number) =>
  text(
    `eine ganze Zahl von ${least} bis ${most} sein, nur Ziffern`,
    `be a whole number from ${least} to ${most}, digits only`,
    (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
  );
const days = wholeNumber(1, 365);
const months = wholeNumber(1, 60);

const webAddress = text(
  'eine einzelne, ganze Adresse sein, die mit https:// beginnt',
  'be one whole address that begins with https://',
  // URL alone also takes https:/x.de, https://me@x.de and https://...
  (value) => /^https:\/\/[^\s@/.]+(?:\.[^\s@/.,]+)+(?:\/\S*)?$/.test(value) && URL.canParse(value),
);

const listOf = <Item extends z.ZodType>(item: Item, example: string) =>
  z.array(item, {
    error: must(
      `eine Liste sein: je Eintrag eine eingerückte Zeile, die mit einem Strich beginnt, z. B. ${example}`,
      `be a list: an indented line for each entry that begins with a hyphen, e.g. ${example}`,
    ),
  });

const block = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const parts = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? both(
            'ist kein Name, den die Website kennt; docs/owner.md nennt alle',
            'is no name that the website knows; docs/owner.md has them all',
          )
        : must(`aus diesen Zeilen bestehen: ${parts}`, `consist of these lines: ${parts}`),
  });
};

const qualifications = listOf(block({ name, institution: name }), '- name: …');

/** The check digit of a German VAT ID (ISO 7064, MOD 11,10). */
function hasCheckDigit(vatId: string): boolean {
  const digits = Array.from(vatId.slice(2), Number);
  const product = digits.slice(0, 8).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (11 - product) % 10 === digits[8];
}

/** A VAT ID, or a number that begins with one. */
const taxId = (de: string, en: string, shape: RegExp) =>
  text(de, en, shape).refine((value) => !shape.test(value) || hasCheckDigit(value), {
    error: both(
      'hat eine falsche Prüfziffer: Eine der Ziffern stimmt nicht',
      'has a wrong check digit: one of the digits is not right',
    ),
  });

const dayInMs = 24 * 60 * 60 * 1000;

/** A real day as `2027-01-31`, not before the year given and at most some days ahead. */
function date(firstYear: number, daysAhead: number) {
  const expected = must(
    'ein Datum in der Form Jahr-Monat-Tag sein, z. B. 2027-01-31',
    'be a date as year, month, day, e.g. 2027-01-31',
  );
  return z.iso
    .date({ error: expected, abort: true })
    .refine((value) => Date.parse(value) <= Date.now() + daysAhead * dayInMs, {
      error: both(
        `liegt mehr als ${daysAhead} Tage in der Zukunft`,
        `is more than ${daysAhead} days ahead`,
      ),
    })
    .refine((value) => Number(value.slice(0, 4)) >= firstYear, {
      error: both(`liegt vor ${firstYear}`, `is before ${firstYear}`),
    });
}

/** Legal forms that a register lists; anyone else may be in none. */
const registeredForm =
  /\b(?:[Gg]\.?[Mm]\.?[Bb]\.?[Hh]|UG|AG|SE|KG|KGaA|OHG|PartG|PartGmbB|Partnerschaft|eG|Limited|Ltd)\b|\be\.?\s?K(?:fm|fr)?\.?(?:\s|$)/;

type Written = Readonly<Record<string, unknown>>;

/** A company in a register, or one that is not known yet; not a freelancer. */
const isRegistered = ({ companyName }: Written) =>
  typeof companyName !== 'string' || registeredForm.test(companyName);

/** Where facts show. */
export const places = {
  bar: { de: 'Kopfzeile', en: 'bar of every page' },
  footer: { de: 'Fußzeile jeder Seite', en: 'footer of every page' },
  home: { de: 'Startseite', en: 'home' },
  interim: { de: 'Interim', en: 'interim' },
  training: { de: 'Führungstraining', en: 'leadership training' },
  about: { de: '„Über mich“', en: '“About me”' },
  contact: { de: 'Kontakt', en: 'contact' },
  schedule: { de: 'Termine und Anmeldung', en: 'dates and registration' },
  imprint: { de: 'Impressum', en: 'imprint' },
  privacy: { de: 'Datenschutz', en: 'privacy text' },
  nextSteps: { de: '„Wie es weitergeht“', en: '“What happens next”' },
  mail: { de: 'jede vorbereitete E-Mail', en: 'every prepared email' },
  search: { de: 'Suchmaschinen', en: 'search engines' },
} satisfies Record<string, Bilingual>;

type Places = readonly (keyof typeof places)[];

const everyPage: Places = ['footer', 'imprint', 'privacy'];

type FactRow = {
  rule: z.ZodType;
  /** Whether a launch needs it; a function decides by the facts that are there. */
  launch: boolean | ((written: Written) => boolean);
  /** Where a launch can do without it, the pages leave its line, sentence or section out. */
  shows: Places;
  /** What the pages use while it is not known; otherwise its label, marked. */
  placeholder?: string;
};

/** Every fact in site/owner.yaml, whose comments explain them. `words.ts` has their labels. */
export const facts = {
  name: { rule: nameWithoutNumber, launch: true, shows: ['bar', 'about', 'search'] },
  companyName: { rule: name, launch: true, shows: everyPage },
  managingPerson: { rule: name, launch: isRegistered, shows: everyPage },
  street: { rule: street, launch: true, shows: everyPage },
  postalCode: { rule: postalCode, launch: true, shows: everyPage },
  city: { rule: city, launch: true, shows: everyPage },
  email: {
    rule: text(
      'eine E-Mail-Adresse sein',
      'be an email address',
      (value) => z.email().safeParse(value).success,
    ),
    launch: true,
    shows: [...everyPage, 'contact', 'mail'],
    placeholder: 'name@example.com',
  },
  phone: {
    rule: text(
      'eine Telefonnummer mit Landesvorwahl ohne (0) sein, z. B. +49 30 901820',
      'be a telephone number with its country code and no (0), e.g. +49 30 901820',
      /^\+(?!49 ?0|.*\(0\))[1-9](?=(?:\D*\d){7})[\d ()/-]+$/,
    ),
    launch: false,
    shows: [...everyPage, 'contact'],
  },
  registerCourt: { rule: nameWithoutNumber, launch: isRegistered, shows: ['footer', 'imprint'] },
  registerNumber: {
    rule: text(
      'eine Registernummer sein, z. B. HRB 12345',
      'be a register number, e.g. HRB 12345',
      /^(?:HRA|HRB|GnR|PR|VR|GsR) ?[1-9]\d*( ?[A-Z]{1,3})?$/,
    ),
    launch: isRegistered,
    shows: ['footer', 'imprint'],
  },
  vatId: {
    rule: taxId(
      'eine USt-IdNr. sein: DE und neun Ziffern, nie die Steuernummer',
      'be a VAT ID: DE and nine digits, never the tax number',
      /^DE\d{9}$/,
    ),
    launch: ({ businessId }) => businessId === undefined,
    shows: ['footer', 'imprint'],
  },
  businessId: {
    rule: taxId(
      'eine Wirtschafts-Identifikationsnummer sein, z. B. DE123456788-00001',
      'be a business ID, e.g. DE123456788-00001',
      /^DE\d{9}-\d{5}$/,
    ),
    launch: false,
    shows: ['imprint'],
  },
  responsiblePerson: {
    rule: name.refine((value) => !registeredForm.test(value), {
      error: both('ist eine Firma; hier steht ein Mensch', 'is a company; a person belongs here'),
    }),
    launch: true,
    shows: ['imprint'],
  },
  responsibleStreet: { rule: street, launch: true, shows: ['imprint'] },
  responsiblePostalCode: { rule: postalCode, launch: true, shows: ['imprint'] },
  responsibleCity: { rule: city, launch: true, shows: ['imprint'] },
  insurance: {
    rule: block({ name, address: words, scope: words }),
    launch: false,
    shows: ['imprint'],
  },
  profileLinks: {
    rule: listOf(webAddress, '- https://profile.example/name'),
    launch: false,
    shows: ['imprint', 'search'],
  },
  degrees: { rule: qualifications, launch: true, shows: ['about'] },
  trainings: { rule: qualifications, launch: true, shows: ['about'] },
  portraitCredit: { rule: words, launch: false, shows: ['imprint'] },
  answerDays: { rule: wholeNumber(1, 30), launch: false, shows: ['nextSteps'] },
  firstTalkMinutes: { rule: wholeNumber(5, 240), launch: false, shows: ['nextSteps'] },
  firstTalkPrice: { rule: wholeNumber(0, 5000), launch: false, shows: ['nextSteps'] },
  charging: {
    rule: z.enum(['day', 'month', 'fixed'], {
      error: must(
        'day (Tag), month (Monat) oder fixed (Festpreis) sein',
        'be day, month or fixed (a fixed price)',
      ),
    }),
    launch: false,
    shows: ['nextSteps'],
  },
  workingLanguages: {
    rule: listOf(
      text(
        'ein Sprachkürzel aus zwei Buchstaben sein, z. B. en',
        'be a language code of two letters, e.g. en',
        (value) =>
          /^[a-z]{2}$/.test(value) &&
          new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(value) !==
            undefined,
      ),
      '- en',
    ),
    launch: false,
    shows: ['contact'],
  },
  calendarUrl: {
    rule: webAddress,
    launch: true,
    shows: ['footer', 'home', 'interim', 'about', 'contact'],
    placeholder: 'https://calendar.example.com/',
  },
  trainingUrl: {
    rule: webAddress,
    launch: true,
    shows: ['training'],
    placeholder: 'https://training.example.com/',
  },
  articleUrl: {
    rule: webAddress,
    launch: true,
    shows: ['schedule'],
    placeholder: 'https://article.example.com/',
  },
  cryptocurrency: { rule: nameWithoutNumber, launch: false, shows: ['schedule'] },
  privacyDate: { rule: date(2018, 90), launch: true, shows: ['privacy'] },
  netlifyLogDays: { rule: days, launch: true, shows: ['privacy'] },
  sendgridContractor: { rule: provider, launch: true, shows: ['privacy'] },
  sendgridLogDays: { rule: days, launch: true, shows: ['privacy'] },
  mailboxProvider: { rule: provider, launch: true, shows: ['privacy'] },
  inquiryMonths: { rule: months, launch: true, shows: ['privacy'] },
  bookingMonths: { rule: months, launch: true, shows: ['privacy'] },
  healthDays: { rule: days, launch: true, shows: ['privacy'] },
  calendarProvider: { rule: provider, launch: true, shows: ['privacy'] },
  calendarPrivacyUrl: { rule: webAddress, launch: true, shows: ['privacy'] },
  videoProvider: { rule: provider, launch: true, shows: ['privacy'] },
  providersAbroad: { rule: words, launch: false, shows: ['privacy'] },
} satisfies Record<string, FactRow>;

export type Facts = typeof facts;

/** site/owner.yaml as a whole: what is not known yet is not there. */
export const ownerRule = block(
  Object.fromEntries(Object.entries(facts).map(([key, { rule }]) => [key, rule])) as {
    [Name in keyof Facts]: Facts[Name]['rule'];
  },
).partial();

export type OwnerFile = z.output<typeof ownerRule>;

/** A number from its digits; where a sign too many is all that is wrong, the message has the right one. */
function amount(least: number, most: number, kind: 'whole' | 'decimal') {
  const isWhole = kind === 'whole';
  const [zahl, number] = isWhole ? ['ganze Zahl', 'whole number'] : ['Zahl', 'number'];
  const expected = must(
    `eine ${zahl} von ${least} bis ${most} sein`,
    `be a ${number} from ${least} to ${most}`,
  );
  return z.string({ error: expected }).transform((value, context) => {
    const bare = value.replace(/\s*(?:€|EUR|Euro|%)\s*/i, '');
    const right = isWhole
      ? bare.replace(/(?<=\d)[.,'’ ](?=(?:\d{3})+(?!\d))/g, '')
      : bare.replace(',', '.');
    const isNumber = (isWhole ? /^\d+$/ : /^\d+(?:\.\d+)?$/).test(right);
    const isRight = isNumber && Number(right) >= least && Number(right) <= most;
    if (isRight && right === value) return Number(value);
    const signs = both(
      `hat eine Einheit, ein Trennzeichen oder ein Komma; schreiben Sie ${right}`,
      `has a unit, a separator or a comma in it; write ${right}`,
    );
    context.addIssue(isRight ? signs : expected);
    return z.NEVER;
  });
}

export const pricesRule = block({
  individual: amount(50, 20_000, 'whole'),
  companyNet: amount(50, 20_000, 'whole'),
  vatPercent: amount(1, 30, 'decimal'),
  cryptocurrency: amount(0.001, 10_000, 'decimal'),
});

export type Prices = z.output<typeof pricesRule>;

const time = text(
  'eine Uhrzeit wie 09:30 sein',
  'be a time of day such as 09:30',
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
);

/** One sitting of a seminar, in Berlin local time. */
const session = block({
  date: date(2020, 1100),
  start: time,
  end: time,
  place: z.enum(['online', 'berlin'], {
    error: must(
      'online oder berlin sein; ein anderer Ort ist eine Änderung am Programm',
      'be online or berlin; another city is a change of the code',
    ),
  }),
}).refine(({ start, end }) => end > start, {
  path: ['end'],
  error: both('liegt vor dem Beginn des Termins', 'is before the start of the session'),
});

const seminar = block({
  number: wholeNumber(1, 99).transform(Number),
  sessions: z.tuple([session], session, {
    error: must('mindestens einen Termin haben', 'have at least one session'),
  }),
}).superRefine(({ sessions }, context) => {
  sessions.forEach(({ date, start }, index) => {
    const before = sessions[index - 1];
    if (before && `${date} ${start}` < `${before.date} ${before.end}`)
      context.addIssue({
        code: 'custom',
        path: ['sessions', index, 'date'],
        message: both(
          'beginnt vor dem Ende des vorigen Termins; ordnen Sie die Termine',
          'begins before the previous session has ended; put the sessions in order',
        ),
      });
  });
});

export const seminarsRule = z
  .array(seminar, { error: must('eine Liste von Seminaren sein', 'be a list of seminars') })
  .superRefine((seminars, context) => {
    const names = seminars.map(
      ({ number, sessions: [{ date }] }) => `${date.slice(0, 4)}-${number}`,
    );
    names.forEach((each, index) => {
      if (names.indexOf(each) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'number'],
          message: both(
            'gibt es in diesem Jahr zweimal; nummerieren Sie die Seminare eines Jahres 1, 2, 3',
            'occurs twice in this year; number the seminars of a year 1, 2, 3',
          ),
        });
    });
  });

export type Seminar = z.output<typeof seminar>;
export type Session = z.output<typeof session>;

/** The name of a fact that the pages can show as missing. */
export type FactName = {
  [Name in keyof Facts]: Facts[Name] extends { launch: false } | { placeholder: string }
    ? never
    : Name;
}[keyof Facts];
