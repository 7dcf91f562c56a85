/** A pattern that is wrong in any text once its typography is set. */
export type SignRule = {
  pattern: RegExp;
  /** What is wrong, or what to write instead. */
  fix: string;
  /** @default all */
  languages?: readonly string[];
};

/** Terms that docs/voice.md rules out, matched at the start of a word. */
const forbiddenTerms = {
  de: 'Kennenlerngespräch|T-Gruppe|emotionale[nrs]? Führung|Interim-Manager|fraktional|Ausgliederung|Transferpreis|Leitungsteam|Führungskräfte-Coaching|Gremien',
  fr: '(?:appel|entretien)s? (?:de )?découverte|groupes? T(?!\\p{L})|leadership émotionnel|managers? de transition|fractionn|scission|tarification de transfert|équipes? dirigeante|coaching exécutif|mandats socia',
};

/** Quotation marks that a language does not use, and the pair that it does. */
const quotationMarks = {
  en: { foreign: '"„«»‹›‚', open: '“', close: '”' },
  de: { foreign: '"”«»‹›', open: '„', close: '“' },
  fr: { foreign: '"„‚‘‹›', open: '«', close: '»' },
};

const beginningWith = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu');

/** A mark without its counterpart. */
const unbalanced = (open: string, close: string) =>
  `${open}(?![^${open}]*${close})|(?<!${open}[^${close}]*)${close}`;

/** A rule for each language of a table. */
const inEach = <Entry>(
  table: Readonly<Record<string, Entry>>,
  patternOf: (entry: Entry) => RegExp,
  fix: string,
): SignRule[] =>
  Object.entries(table).map(([language, entry]) => ({
    pattern: patternOf(entry),
    fix,
    languages: [language],
  }));

export const signRules: readonly SignRule[] = [
  {
    pattern: /[\t\r\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/,
    fix: 'An invisible character: type it again.',
  },
  {
    pattern: /[\p{Script=Cyrillic}\p{Script=Greek}\u2010-\u2012\uff01-\uff5e]/u,
    fix: 'A foreign character.',
  },
  {
    pattern: /&#?\w+;|[*_$<>[\]\\#]|\p{Emoji_Presentation}/u,
    fix: 'Markup or a picture: write plain words.',
  },
  { pattern: /[ \u00a0\u202f]{2,}|^[ \u00a0]|[ \u00a0]$/m, fix: 'A space is too many.' },
  { pattern: /\S[ \u00a0\u202f][,.](?![.\d])|\( | \)/, fix: 'A space is too many.' },
  { pattern: /\S[ \u00a0\u202f][;:!?]/, fix: 'A space is too many.', languages: ['en', 'de'] },
  { pattern: /„ | “/, fix: 'A space is too many.', languages: ['de'] },
  {
    pattern: /\p{L}[,;]\p{L}|\p{Ll}{2}[.!?:]\p{Lu}\p{Ll}|[,;]\(|\)\p{L}{3}/u,
    fix: 'A space is missing.',
  },
  { pattern: /\p{L}– | –\p{L}/u, fix: 'A dash has a space on both sides.' },
  {
    pattern: /\p{L}\uFFFC|\uFFFC\p{L}/u,
    fix: 'A word touches its placeholder: put a space between them.',
  },
  { pattern: /([,;:.?!])[ \u00a0\u202f]?\1|[.,]…|…\./, fix: 'A mark is there twice.' },
  {
    pattern: /(?<!\p{L})(?!(?:had|that|sie|vous|nous)\s)(\p{L}{2,})\s\1(?!\p{L})/iu,
    fix: 'A word is there twice.',
  },
  // Not CEOs, USt.
  { pattern: /\p{Lu}{2}(?![st](?!\p{Ll}))\p{Ll}/u, fix: 'A word has two capitals.' },
  ...inEach(forbiddenTerms, beginningWith, 'Another term is ours: look it up in docs/voice.md.'),
  { pattern: /!/, fix: 'No exclamation marks: end with a full stop, or with nothing.' },
  { pattern: new RegExp(unbalanced('\\(', '\\)')), fix: 'A bracket has no counterpart.' },
  ...inEach(
    quotationMarks,
    ({ foreign, open, close }) => new RegExp(`[${foreign}]|${unbalanced(open, close)}`),
    'A quotation mark is wrong or alone. Type " before and after the words; the site sets the right ones.',
  ),
];
