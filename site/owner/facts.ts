import * as z from 'zod';

/** A sentence for the owner, in both languages that docs/owner.md has. */
export type Bilingual = { de: string; en: string };

/** An issue of zod has one text: the German line, then the English one. */
const lines = ({ de, en }: Bilingual) => `${de}\n${en}`;

/** What an issue of the rules below says. */
export function bilingual(message: string): Bilingual {
  const [de = '', en = de] = message.split('\n');
  return { de, en };
}

const must = (de: string, en: string): Bilingual => ({ de: `muss ${de}`, en: `must ${en}` });

/** The message to the owner about a text that the pattern finds. */
export type Slip = Bilingual & { pattern: RegExp };

/** Slips that no text of the files may have, whatever it is about. */
const slips: readonly Slip[] = [
  {
    pattern:
      /^[^\p{L}\d]*$|\b(?:geklärt|folgt|TODO|tba|tbd|xxx+|unbekannt|unknown|Platzhalter)\b/iu,
    de: 'steht noch nicht fest; lassen Sie den Wert leer, bis Sie ihn wissen',
    en: 'is not settled yet; leave the value empty until you know it',
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

const nobodysAddress: Bilingual = {
  de: 'enthält eine E-Mail- oder Webadresse; hier steht ein Name',
  en: 'has an email or web address in it; a name belongs here',
};

/** A text that is right where `fits` says so. */
function text(
  expected: Bilingual,
  fits: RegExp | ((value: string) => boolean) = /./,
  others: readonly Slip[] = [],
) {
  return z.string({ error: lines(expected) }).superRefine((value, context) => {
    const slip = [...slips, ...others].find(({ pattern }) => pattern.test(value));
    const isRight = typeof fits === 'function' ? fits(value) : fits.test(value);
    if (slip) context.addIssue(lines(slip));
    else if (!isRight) context.addIssue(lines(expected));
  });
}

const name = (de: string, en: string) =>
  text(must(de, en), /\p{L}{2}/u, [{ ...nobodysAddress, pattern: /@|https?:|www\./i }]);

const street = text(
  must(
    'Straße und Hausnummer sein, wo Post zugestellt werden kann, kein Postfach',
    'be street and number where post is delivered, no PO box',
  ),
  (value) => /\p{L}{2}/u.test(value) && !/postfach|p\.?\s?o\.?\s?box|@/i.test(value),
  [
    {
      pattern: /\b\d{5}\b/,
      de: 'enthält eine Postleitzahl; sie hat ihre eigene Zeile',
      en: 'has a postcode in it, which has its own line',
    },
  ],
);

const postalCode = text(
  must('eine Postleitzahl aus fünf Ziffern sein, z. B. 10115', 'be five digits, e.g. 10115'),
  /^\d{5}$/,
);

const city = text(must('ein Ort sein', 'be a town'), /^[^@]*\p{L}{2}[^@]*$/u, [
  {
    pattern: /\d/,
    de: 'enthält eine Zahl; die Postleitzahl hat ihre eigene Zeile',
    en: 'has a number in it; the postcode has its own line',
  },
]);

function wholeNumber(least: number, most: number, unit: Bilingual) {
  return text(
    must(
      `eine ganze Zahl von ${least} bis ${most} sein (${unit.de}), nur Ziffern`,
      `be a whole number from ${least} to ${most} (${unit.en}), digits only`,
    ),
    (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
  );
}
const days = wholeNumber(1, 365, { de: 'Tage', en: 'days' });
const months = wholeNumber(1, 60, { de: 'Monate', en: 'months' });

const webAddress = text(
  must('eine Adresse sein, die mit https:// beginnt', 'be an address that begins with https://'),
  (value) => z.url({ protocol: /^https$/, hostname: /\./ }).safeParse(value).success,
);

const listOf = <Item extends z.ZodType>(item: Item, example: string) =>
  z.array(item, {
    error: lines(
      must(
        `eine Liste sein: je Eintrag eine eingerückte Zeile, die mit einem Strich beginnt, z. B. ${example}`,
        `be a list: an indented line for each entry that begins with a hyphen, e.g. ${example}`,
      ),
    ),
  });

const block = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const parts = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) =>
      // The sentence for a name that is not known is made where the file is read.
      code === 'invalid_type'
        ? lines(must(`aus diesen Zeilen bestehen: ${parts}`, `consist of these lines: ${parts}`))
        : undefined,
  });
};

const qualification = block({
  name: name('den Abschluss oder die Ausbildung nennen', 'name the degree or training'),
  institution: name('sagen, wo er oder sie erworben wurde', 'say where it was awarded'),
});

const provider = text(
  must('Anbieter und Sitz nennen', 'name the provider and its seat'),
  /\p{L}{2}/u,
);

/** The check digit of a German VAT ID (ISO 7064, MOD 11,10). */
function hasCheckDigit(vatId: string): boolean {
  const digits = Array.from(vatId.slice(2), Number);
  const product = digits.slice(0, 8).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (11 - product) % 10 === digits[8];
}

const dayInMs = 24 * 60 * 60 * 1000;

/** A real day as `2027-01-31`, not before the year given and at most some days ahead. */
function date(firstYear: number, daysAhead: number) {
  const expected = must(
    'ein Datum in der Form Jahr-Monat-Tag sein, z. B. 2027-01-31',
    'be a date as year, month, day, e.g. 2027-01-31',
  );
  return z.string({ error: lines(expected) }).superRefine((value, context) => {
    if (!z.iso.date().safeParse(value).success) return context.addIssue(lines(expected));
    const isTooLate = Date.parse(value) > Date.now() + daysAhead * dayInMs;
    if (isTooLate || Number(value.slice(0, 4)) < firstYear)
      context.addIssue(
        lines({
          de: isTooLate
            ? `liegt mehr als ${daysAhead} Tage in der Zukunft`
            : `liegt vor ${firstYear}`,
          en: isTooLate ? `is more than ${daysAhead} days ahead` : `is before ${firstYear}`,
        }),
      );
  });
}

/** Legal forms that a register lists; anyone else may be in none. */
const registeredForm =
  /\b(?:GmbH|UG|AG|SE|KG|KGaA|OHG|PartG|PartGmbB|Partnerschaft|eG|Limited|Ltd)\b|\be\.?\s?K(?:fm|fr)?\.?(?:\s|$)/;

type Written = Readonly<Record<string, unknown>>;

/** A company in a register, or one that is not known yet; not a freelancer. */
const isRegistered = ({ companyName }: Written) =>
  typeof companyName !== 'string' || registeredForm.test(companyName);

const everyPage: Bilingual = {
  de: 'Fußzeile jeder Seite, Impressum, Datenschutz',
  en: 'footer of every page, imprint, privacy text',
};
const footerAndImprint: Bilingual = {
  de: 'Fußzeile jeder Seite, Impressum',
  en: 'footer of every page, imprint',
};
const imprint: Bilingual = { de: 'Impressum', en: 'imprint' };
const privacy: Bilingual = { de: 'Datenschutz', en: 'privacy text' };
const nextSteps: Bilingual = {
  de: 'der Satz fehlt unter „Wie es weitergeht“',
  en: 'the sentence is left out of “What happens next”',
};

type FactRow = {
  rule: z.ZodType;
  /** Whether a launch needs it; a function decides by the facts that are there. */
  launch: boolean | ((written: Written) => boolean);
  /** Where it shows or, if a launch can do without, what the pages do then. */
  shows: Bilingual;
  /** What the pages use while it is not known; otherwise its label, marked. */
  placeholder?: string;
};

/** Every fact in site/owner.yaml, whose comments explain them. `words.ts` has their labels. */
export const facts = {
  name: {
    rule: name('der Name der beratenden Person sein', 'be the advisor’s name'),
    launch: true,
    shows: {
      de: 'Kopfzeile, „Über mich“, Suchmaschinen',
      en: 'bar of every page, “About me”, search engines',
    },
  },
  companyName: {
    rule: name(
      'der volle Firmenname mit Rechtsform sein',
      'be the company’s full name with its legal form',
    ),
    launch: true,
    shows: everyPage,
  },
  managingPerson: {
    rule: name('der Name der Geschäftsführung sein', 'be the name of who manages the company'),
    launch: isRegistered,
    shows: everyPage,
  },
  street: { rule: street, launch: true, shows: everyPage },
  postalCode: { rule: postalCode, launch: true, shows: everyPage },
  city: { rule: city, launch: true, shows: everyPage },
  email: {
    rule: text(
      must('eine E-Mail-Adresse sein', 'be an email address'),
      (value) => z.email().safeParse(value).success,
    ),
    launch: true,
    shows: {
      de: `${everyPage.de}, Kontaktseite, jede vorbereitete E-Mail`,
      en: `${everyPage.en}, contact page, every prepared email`,
    },
    placeholder: 'name@example.com',
  },
  phone: {
    rule: text(
      must(
        'eine Telefonnummer mit Landesvorwahl sein, z. B. +49 30 901820',
        'be a telephone number with its country code, e.g. +49 30 901820',
      ),
      /^\+[1-9][\d ()/-]{6,}$/,
    ),
    launch: false,
    shows: {
      de: 'die Zeile fehlt in Impressum, Datenschutz und auf der Kontaktseite',
      en: 'the line is left out of imprint, privacy text and contact page',
    },
  },
  registerCourt: {
    rule: name('das Gericht sein, das das Register führt', 'be the court that keeps the register'),
    launch: isRegistered,
    shows: footerAndImprint,
  },
  registerNumber: {
    rule: text(
      must('eine Registernummer sein, z. B. HRB 12345', 'be a register number, e.g. HRB 12345'),
      /^(?:HRA|HRB|GnR|PR|VR|GsR) ?\d+( ?[A-Z]{1,3})?$/,
    ),
    launch: isRegistered,
    shows: footerAndImprint,
  },
  vatId: {
    rule: text(
      must(
        'eine USt-IdNr. sein: DE und neun Ziffern, nie die Steuernummer',
        'be a VAT ID: DE and nine digits, never the tax number',
      ),
      /^DE\d{9}$/,
    ).refine((value) => !/^DE\d{9}$/.test(value) || hasCheckDigit(value), {
      error: lines({
        de: 'hat eine falsche Prüfziffer: Eine der Ziffern stimmt nicht',
        en: 'has a wrong check digit: one of the digits is not right',
      }),
    }),
    launch: ({ businessId }) => businessId === undefined,
    shows: footerAndImprint,
  },
  businessId: {
    rule: text(
      must(
        'eine Wirtschafts-Identifikationsnummer sein, z. B. DE123456789-00001',
        'be a business ID, e.g. DE123456789-00001',
      ),
      /^DE\d{9}-\d{5}$/,
    ),
    launch: false,
    shows: { de: 'die Zeile fehlt im Impressum', en: 'the line is left out of the imprint' },
  },
  responsiblePerson: {
    rule: name('der Name einer natürlichen Person sein', 'be the name of a natural person').refine(
      (value) => !registeredForm.test(value),
      {
        error: lines({
          de: 'ist eine Firma; hier steht ein Mensch',
          en: 'is a company; a person belongs here',
        }),
      },
    ),
    launch: true,
    shows: imprint,
  },
  responsibleStreet: { rule: street, launch: true, shows: imprint },
  responsiblePostalCode: { rule: postalCode, launch: true, shows: imprint },
  responsibleCity: { rule: city, launch: true, shows: imprint },
  insurance: {
    rule: block({
      name: name('den Versicherer nennen', 'name the insurer'),
      address: text(must('die Anschrift des Versicherers sein', 'be the insurer’s address')),
      scope: text(must('sagen, wo die Versicherung gilt', 'say where the insurance is valid')),
    }),
    launch: false,
    shows: { de: 'der Abschnitt fehlt im Impressum', en: 'the section is left out of the imprint' },
  },
  profileLinks: {
    rule: listOf(webAddress, '- https://profile.example/name'),
    launch: false,
    shows: {
      de: 'der Abschnitt fehlt im Impressum, und Suchmaschinen erfahren nichts davon',
      en: 'the section is left out of the imprint, and search engines do not learn of them',
    },
  },
  degrees: {
    rule: listOf(qualification, '- name: …'),
    launch: true,
    shows: { de: '„Über mich“', en: '“About me”' },
  },
  trainings: {
    rule: listOf(qualification, '- name: …'),
    launch: true,
    shows: { de: '„Über mich“', en: '“About me”' },
  },
  portraitCredit: {
    rule: text(must('den Namen nennen, der am Foto steht', 'name who took the photograph')),
    launch: false,
    shows: { de: 'die Zeile fehlt im Impressum', en: 'the line is left out of the imprint' },
  },
  answerDays: {
    rule: wholeNumber(1, 30, { de: 'Arbeitstage', en: 'working days' }),
    launch: false,
    shows: nextSteps,
  },
  firstTalkMinutes: {
    rule: wholeNumber(5, 240, { de: 'Minuten', en: 'minutes' }),
    launch: false,
    shows: nextSteps,
  },
  firstTalkPrice: {
    rule: wholeNumber(0, 5000, { de: 'Euro ohne Mehrwertsteuer', en: 'euros before VAT' }),
    launch: false,
    shows: nextSteps,
  },
  charging: {
    rule: z.enum(['day', 'month', 'fixed'], {
      error: lines(
        must(
          'day (Tag), month (Monat) oder fixed (Festpreis) sein',
          'be day, month or fixed (a fixed price)',
        ),
      ),
    }),
    launch: false,
    shows: nextSteps,
  },
  workingLanguages: {
    rule: listOf(
      text(
        must(
          'ein Sprachkürzel aus zwei Buchstaben sein, z. B. en',
          'be a language code of two letters, e.g. en',
        ),
        (value) =>
          /^[a-z]{2}$/.test(value) &&
          new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(value) !==
            undefined,
      ),
      '- en',
    ),
    launch: false,
    shows: {
      de: 'die Zeile fehlt auf der Kontaktseite',
      en: 'the line is left out of the contact page',
    },
  },
  calendarUrl: {
    rule: webAddress,
    launch: true,
    shows: {
      de: 'Fußzeile jeder Seite, Startseite, Interim, „Über mich“, Kontakt',
      en: 'footer of every page, home, interim, “About me”, contact',
    },
    placeholder: 'https://calendar.example.com/',
  },
  trainingUrl: {
    rule: webAddress,
    launch: true,
    shows: { de: 'Führungstraining', en: 'leadership training' },
    placeholder: 'https://training.example.com/',
  },
  articleUrl: {
    rule: webAddress,
    launch: true,
    shows: { de: 'Termine und Anmeldung', en: 'dates and registration' },
    placeholder: 'https://article.example.com/',
  },
  cryptocurrency: {
    rule: name('die Kryptowährung nennen', 'name the cryptocurrency'),
    launch: false,
    shows: {
      de: 'die Preisliste hat keine Zeile für die Kryptowährung',
      en: 'the price list has no line for the cryptocurrency',
    },
  },
  privacyDate: { rule: date(2018, 90), launch: true, shows: privacy },
  netlifyLogDays: { rule: days, launch: true, shows: privacy },
  sendgridContractor: { rule: provider, launch: true, shows: privacy },
  sendgridLogDays: { rule: days, launch: true, shows: privacy },
  mailboxProvider: { rule: provider, launch: true, shows: privacy },
  inquiryMonths: { rule: months, launch: true, shows: privacy },
  bookingMonths: { rule: months, launch: true, shows: privacy },
  healthDays: { rule: days, launch: true, shows: privacy },
  calendarProvider: { rule: provider, launch: true, shows: privacy },
  calendarPrivacyUrl: { rule: webAddress, launch: true, shows: privacy },
  videoProvider: { rule: provider, launch: true, shows: privacy },
  providersAbroad: {
    rule: text(
      must('je Anbieter Land und Rechtsgrundlage nennen', 'name country and legal basis of each'),
      /\p{L}{2}/u,
    ),
    launch: false,
    shows: {
      de: 'der Satz fehlt im Datenschutz',
      en: 'the sentence is left out of the privacy text',
    },
  },
} satisfies Record<string, FactRow>;

export type Facts = typeof facts;

/** site/owner.yaml as a whole: what is not known yet is not there. */
export const ownerRule = z
  .strictObject(
    Object.fromEntries(Object.entries(facts).map(([key, { rule }]) => [key, rule])) as {
      [Name in keyof Facts]: Facts[Name]['rule'];
    },
  )
  .partial();

export type OwnerFile = z.output<typeof ownerRule>;

/** An amount as digits, with a point before the decimals where `decimals` allows them. */
function amount(least: number, most: number, decimals: boolean, unit: Bilingual) {
  const kind = decimals
    ? { de: 'eine Zahl', en: 'a number' }
    : { de: 'eine ganze Zahl', en: 'a whole number' };
  const range = {
    de: `${kind.de} von ${least} bis ${most} sein (${unit.de}), nur Ziffern${decimals ? ' und Punkt' : ''}`,
    en: `be ${kind.en} from ${least} to ${most} (${unit.en}), digits${decimals ? ' and a point' : ''} only`,
  };
  const expected = must(range.de, range.en);
  return z.string({ error: lines(expected) }).transform((value, context) => {
    const refuse = (said: Bilingual) => {
      context.addIssue(lines(said));
      return z.NEVER;
    };
    const plain = value.replace(/\s*(?:€|EUR|Euro|%)\s*/i, '');
    const grouped = /^\d{1,3}(?:[.,'’ ]\d{3})+$/.test(plain) && plain.replaceAll(/\D/g, '');
    if (grouped && !decimals)
      return refuse({
        de: `hat ein Trennzeichen; schreiben Sie ${grouped}`,
        en: `has a thousands separator; write ${grouped}`,
      });
    if (plain !== value)
      return refuse({
        de: `steht mit Einheit; schreiben Sie ${plain}`,
        en: `has its unit with it; write ${plain}`,
      });
    if (decimals && /^\d+,\d+$/.test(value))
      return refuse({
        de: `hat ein Komma; schreiben Sie ${value.replace(',', '.')}`,
        en: `has a comma; write ${value.replace(',', '.')}`,
      });
    const isNumber = (decimals ? /^\d+(?:\.\d+)?$/ : /^\d+$/).test(value);
    if (!isNumber || Number(value) < least || Number(value) > most) return refuse(expected);
    return Number(value);
  });
}

export const pricesRule = z.strictObject({
  individual: amount(50, 20_000, false, { de: 'Euro', en: 'euros' }),
  companyNet: amount(50, 20_000, false, { de: 'Euro', en: 'euros' }),
  vatPercent: amount(1, 30, true, { de: 'Prozent', en: 'per cent' }),
  cryptocurrency: amount(0.001, 10_000, true, { de: 'Betrag', en: 'amount' }),
});

export type Prices = z.output<typeof pricesRule>;

const time = text(
  must('eine Uhrzeit wie 09:30 sein', 'be a time of day such as 09:30'),
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
);

/** One sitting of a seminar, in Berlin local time. */
const session = block({
  date: date(2020, 1100),
  start: time,
  end: time,
  place: z.enum(['online', 'berlin'], {
    error: lines(
      must(
        'online oder berlin sein; ein anderer Ort ist eine Änderung am Programm',
        'be online or berlin; another city is a change of the code',
      ),
    ),
  }),
}).refine(({ start, end }) => end > start, {
  path: ['end'],
  error: lines({
    de: 'liegt vor dem Beginn des Termins',
    en: 'is before the start of the session',
  }),
});

const seminar = block({
  number: wholeNumber(1, 99, { de: 'Nummer im Jahr', en: 'number within the year' }).transform(
    Number,
  ),
  sessions: z.tuple([session], session, {
    error: ({ code }) =>
      code === 'invalid_type' || code === 'too_small'
        ? lines(must('mindestens einen Termin haben', 'have at least one session'))
        : undefined,
  }),
}).superRefine(({ sessions }, context) => {
  sessions.forEach(({ date, start }, index) => {
    const before = sessions[index - 1];
    if (before && `${date} ${start}` < `${before.date} ${before.end}`)
      context.addIssue({
        code: 'custom',
        path: ['sessions', index, 'date'],
        message: lines({
          de: 'beginnt vor dem Ende des vorigen Termins; ordnen Sie die Termine',
          en: 'begins before the previous session has ended; put the sessions in order',
        }),
      });
  });
});

export const seminarsRule = z
  .array(seminar, {
    error: lines(must('eine Liste von Seminaren sein', 'be a list of seminars')),
  })
  .superRefine((seminars, context) => {
    const names = seminars.map(
      ({ number, sessions: [{ date }] }) => `${date.slice(0, 4)}-${number}`,
    );
    names.forEach((each, index) => {
      if (names.indexOf(each) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'number'],
          message: lines({
            de: 'gibt es in diesem Jahr zweimal; nummerieren Sie die Seminare eines Jahres 1, 2, 3',
            en: 'occurs twice in this year; number the seminars of a year 1, 2, 3',
          }),
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
