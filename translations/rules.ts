import type { IcuNode } from 'pofile-ts';
import { excerpt, languageName } from './Diagnostic.js';
import { fixedTexts } from './fixedTexts.js';
import type { PoEntry } from './po.js';
import { formsOf, type Message } from './readMessage.js';

/** A message with a confirmed text. */
export type CatalogMessage = {
  file: string;
  language: string;
  /** True in the catalogs of the language the code is written in. */
  isSource: boolean;
  entry: PoEntry;
  source: Message;
  /** The text in this catalog's language, its signs set; in a source catalog the text itself. */
  translation: Message;
};

/** A problem, and what to do. */
export type Problem = readonly [problem: string, fix: string];

/** A mark without its counterpart. */
const unbalanced = (open: string, close: string) =>
  `${open}(?![^${open}]*${close})|(?<!${open}[^${close}]*)${close}`;

const foreign = (marks: string, ...pair: [string, string]) =>
  new RegExp(`[${marks}]|${unbalanced(...pair)}`);

const quotes =
  'A quotation mark is wrong or alone. Type " before and after the words; the site sets the right ones.';

/** Terms that docs/voice.md rules out, matched at the start of a word. */
const forbiddenTerms = {
  de: 'Kennenlerngespräch|T-Gruppe|emotionale[nrs]? Führung|Interim-Manager|fraktional|Ausgliederung|Transferpreis|Leitungsteam|Führungskräfte-Coaching|Gremien',
  fr: '(?:appel|entretien)s? (?:de )?découverte|groupes? T(?!\\p{L})|leadership émotionnel|managers? de transition|fractionn|scission|tarification de transfert|équipes? dirigeante|coaching exécutif|mandats socia',
};
const glossary = (language: keyof typeof forbiddenTerms) =>
  new RegExp(`(?<!\\p{L})(?:${forbiddenTerms[language]})`, 'iu');
const term = 'Another term is ours: look it up in docs/voice.md.';

const polite = 'The site speaks politely: Sie or vous.';

/** Patterns that are wrong in any text once its typography is set, with their languages if not all. */
const patternRules: readonly (readonly [pattern: RegExp, sentence: string, languages?: string])[] =
  [
    [
      /[\t\r\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/,
      'An invisible character: type it again.',
    ],
    [/[\p{Script=Cyrillic}\p{Script=Greek}\u2010-\u2012\uff01-\uff5e]/u, 'A foreign character.'],
    [/&#?\w+;|[*_$<>\\#]|\p{Emoji_Presentation}/u, 'Markup or a picture: write plain words.'],
    [/[ \u00a0\u202f]{2,}|^[ \u00a0]|[ \u00a0]$/m, 'A space is too many.'],
    [/\S[ \u00a0\u202f][,.](?![.\d])|\( | \)/, 'A space is too many.'],
    [/\S[ \u00a0\u202f][;:!?]/, 'A space is too many.', 'en de'],
    [/„ | “/, 'A space is too many.', 'de'],
    [/\p{L}[,;]\p{L}|\p{Ll}{2}[.!?:]\p{Lu}\p{Ll}|[,;]\(|\)\p{L}{3}/u, 'A space is missing.'],
    [/\p{L}– | –\p{L}/u, 'A dash has a space on both sides.'],
    [/\p{L}\uFFFC|\uFFFC\p{L}/u, 'A word touches its placeholder: put a space between them.'],
    [/([,;:.?!])[ \u00a0\u202f]?\1|[.,]…|…\./, 'A mark is there twice.'],
    [
      /(?<!\p{L})(?!(?:had|that|sie|vous|nous)\s)(\p{L}{2,})\s\1(?!\p{L})/iu,
      'A word is there twice.',
    ],
    // Not CEOs, USt.
    [/\p{Lu}{2}(?![st](?!\p{Ll}))\p{Ll}/u, 'A word has two capitals.'],
    [/(?:^|[.?!] )A \p{Ll}/u, 'The accent is missing: À.', 'fr'],
    [/(?<!\p{L})y à(?!\p{L})/u, 'An accent is one too many: y a.', 'fr'],
    [
      /(?<!\p{L})(?:du|dich|dir|deine?[mnrs]?|ruf|schreib|wähle?|schick|klick|nimm|gib)(?!\p{L})/iu,
      polite,
      'de',
    ],
    [/(?<!\p{L})(?:tu|te|toi|ton|ta|tes|choisis|écris)(?!\p{L})/iu, polite, 'fr'],
    [glossary('de'), term, 'de'],
    [glossary('fr'), term, 'fr'],
    [/!/, 'No exclamation marks: end with a full stop, or with nothing.'],
    [new RegExp(unbalanced('\\(', '\\)')), 'A bracket has no counterpart.'],
    [foreign('"„«»‹›‚', '“', '”'), quotes, 'en'],
    [foreign('"”«»‹›', '„', '“'), quotes, 'de'],
    [foreign('"„‚‘‹›', '«', '»'), quotes, 'fr'],
  ];

/** The field of a note that limits a text's length: `[max 44]`, or `[120–155]` for a search result. */
const lengthField = /\[(?:max |(\d+)[–-])(\d+)\]/;

/** The limits in notes. A text in two places has the tighter one. */
function lengthLimits(notes: readonly string[]): { min?: number; max?: number } {
  const limits = notes.flatMap((note) => {
    const [, min = 0, max] = lengthField.exec(note) ?? [];
    return max ? { min: Number(min), max: Number(max) } : [];
  });
  return limits.toSorted((a, b) => a.max - b.max)[0] ?? {};
}

type Check = (message: CatalogMessage) => Problem | false | '' | undefined;

const checks: readonly Check[] = [
  // Without a limit in its note, a text may have 1.5 times the length of the English, plus 30 characters.
  ({ entry, source, translation: { longest } }) => {
    const { min = 0, max = Math.floor(source.longest * 1.5) + 30 } = lengthLimits(entry.notes);
    if (longest >= min && longest <= max) return false;
    const fit = min ? `${min} to ${max}` : `at most ${max}`;
    const problem = `The text has ${longest} characters; ${fit} fit here.`;
    return [problem, longest > max ? `Shorten it by ${longest - max}.` : `Add ${min - longest}.`];
  },

  ({ isSource, entry }) => {
    const wrong = entry.notes.find((note) => /\[/.test(note) && !lengthField.test(note));
    return (
      isSource && wrong && [`The field of “${wrong}” is unknown.`, 'Write [max 44] or [120–155].']
    );
  },

  ({ translation, language }) => {
    for (const { value: name, pluralType: type, options } of pluralsIn(translation.nodes)) {
      const plural = new Intl.PluralRules(language, { type });
      const needed = new Set(['other', ...Array.from({ length: 200 }, (_, n) => plural.select(n))]);
      const missing = [...needed].find((form) => !(form in options));
      const fix = `${languageName(language)} needs: ${[...needed].toSorted().join(', ')}.`;
      if (missing) return [`The plural of {${name}} lacks the form “${missing}”.`, fix];
    }
    return false;
  },

  ({ isSource, entry }) =>
    isSource &&
    !entry.context &&
    entry.notes.length === 0 &&
    entry.id.trim().split(/\s+/).length <= 3 && [
      'A label of one to three words has neither a note nor a context for its translators.',
      'Add a comment to the message in the source code: where it appears and what it does.',
    ],
];

/** A translation beside its source. */
const translationChecks: readonly Check[] = [
  ({ source, translation, language }) =>
    translation.text === source.text &&
    (source.shown[0]!.match(/\p{L}{2,}/gu)?.length ?? 0) > 3 && [
      'This is still the English text.',
      `Translate it into ${languageName(language)}.`,
    ],

  ({ source, translation }) => {
    const rest = partsOf(translation.nodes);
    const missing = partsOf(source.nodes).filter((part) => {
      const at = rest.indexOf(part);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
    if (missing.length + rest.length === 0) return false;
    const problem = missing[0]
      ? `${missing[0]} is missing${rest[0] ? `; the text has ${rest[0]}` : ''}.`
      : `${rest[0]} is one too many.`;
    return [problem, `Write everything in brackets as the English does: “${source.text}”.`];
  },

  ({ source, translation }) => {
    const [wanted, found] = [numbersIn(source), numbersIn(translation)];
    // A word may take the place of a digit, and a year or a paragraph of a law may help a reader.
    const isSure = wanted.length === found.length;
    const missing = wanted.find((one) => !found.includes(one) && (isSure || one.length > 1));
    const mayBeExtra = (one: string) => !isSure && /^(?:\d|20\d\d)$/.test(one);
    const extra = found.find((one) => !wanted.includes(one) && !mayBeExtra(one));
    if (!missing && !extra) return false;
    const problem = missing
      ? `The number ${missing} of the English is missing${extra ? `; the text has ${extra}` : ''}.`
      : `The number ${extra} is not in the English.`;
    return [problem, `Take the numbers over, prices and dates as placeholders: “${source.text}”.`];
  },

  ({ source, translation }) => {
    const [original, text] = [source.shown.at(-1)!, translation.shown.at(-1)!];
    if (fixedTexts.includes(source.text)) return false;
    if (/^\P{L}*\p{Lu}/u.test(original) && /^[^\p{L}\p{N}\uFFFC]*\p{Ll}/u.test(text))
      return ['The text begins with a small letter.', 'Begin with a capital.'];
    const [wanted, found] = [endOf(original), endOf(text)];
    // A statement may become a question in translation.
    if (wanted === found || (found === '?' && (!wanted || wanted === '.'))) return false;
    const name = (mark: string) => (mark ? `with “${mark}”` : 'without a mark');
    const problem = `The text ends ${name(found)}, the English ${name(wanted)}.`;
    return [problem, `End it ${name(wanted)}.`];
  },

  ({ source, translation }) => {
    const [wanted, found] = [source, translation].map(({ text }) => text.replace(/.+/g, 'words'));
    const fix = `Begin a new line wherever the English does; in the file itself that is \\n: “${source.text}”.`;
    return wanted !== found && ['The lines are not those of the English.', fix];
  },
];

function pluralsIn(nodes: readonly IcuNode[]): Extract<IcuNode, { type: 'plural' }>[] {
  return nodes.flatMap((node) =>
    node.type === 'tag' ? pluralsIn(node.children) : node.type === 'plural' ? node : [],
  );
}

/** Numbers without the separators of their thousands: 1,000 and 1.000 are the same. */
const numbersIn = ({ shown }: Message) =>
  (shown.at(-1)!.match(/\d+(?:[.,’\u00a0\u202f]\d{3}(?!\d))*/g) ?? []).map((number) =>
    number.replace(/\D/g, ''),
  );

/** The mark that ends a text, but not the full stop of an abbreviation such as MwSt. */
const endOf = (text: string) =>
  /(?<!\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+)([.?!:…])[”“»’‘")\s]*$/u.exec(text)?.[1]?.replace('…', '.') ?? '';

/** `{name}`, `{name, plural}`, `#` and `<tag>` as often as they occur. */
function partsOf(nodes: readonly IcuNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'literal') return [];
    if (node.type === 'pound') return ['#'];
    if (node.type === 'tag') return [`<${node.value}>`, ...partsOf(node.children)];
    if (node.type === 'argument') return [`{${node.value}}`];
    // The form “other” has them all; “one” may write its number as a word, but has nothing else.
    const other = 'options' in node ? partsOf(node.options['other']?.value ?? []) : [];
    const extra = formsOf(node)
      .flatMap(partsOf)
      .filter((part) => !other.includes(part));
    return [
      `{${node.value}, ${node.type}}`,
      ...other,
      ...new Set(extra.map((part) => `${part} outside “other”`)),
    ];
  });
}

/** All problems of one message. */
export function checkMessage(message: CatalogMessage): Problem[] {
  const { source, translation, language, isSource } = message;
  if (translation.problem) {
    const problem = `Placeholders, plurals or tags cannot be read: ${translation.problem}.`;
    return [
      [problem, `Copy them from the English, and translate only the words: “${source.text}”.`],
    ];
  }
  const beside = isSource || source.problem ? [] : translationChecks;
  const inText = fixedTexts.includes(source.text) ? [] : patternRules;
  return [
    ...[...checks, ...beside].map((check) => check(message)),
    ...inText.map(
      ([pattern, sentence, languages = language]): Problem | false | undefined | null => {
        const isFor = languages.includes(language);
        const match = isFor && translation.shown.map((one) => pattern.exec(one)).find(Boolean);
        return match && [`Look at ${excerpt(match)}.`, sentence];
      },
    ),
  ].filter((one) => !!one);
}
