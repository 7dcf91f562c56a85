import type { IcuNode } from 'pofile-ts';
import { excerpt, languageName } from './Diagnostic.js';
import { fixedTexts } from './fixedTexts.js';
import type { PoEntry } from './po.js';
import { formsOf, plainText, type Message } from './readMessage.js';
import { readNote } from './readNote.js';

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

/** What is wrong, and what to do. */
export type Finding = readonly [wrong: string, right: string];

/** A mark without its counterpart. */
const alone = (open: string, close: string) =>
  `${open}(?![^${open}]*${close})|(?<!${open}[^${close}]*)${close}`;

/**
 * Slips that show in a text by itself, once its signs are set: how it looks, what it is, what to do, and the
 * languages if not all.
 */
const slips: readonly (readonly [pattern: RegExp, ...Finding, languages?: string])[] = [
  [
    /[\t\r\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/,
    'An invisible character is here',
    'Type the words around it again.',
  ],
  [
    /[\p{Script=Cyrillic}\p{Script=Greek}\u2010\u2011\u2212\uff01-\uff5e]/u,
    'A character of another alphabet is here',
    'Type the word again.',
  ],
  [
    /&#?\w+;|[*_$<>\\]|\p{Emoji_Presentation}/u,
    'A sign of a markup language, or a picture, is here',
    'Write plain words.',
  ],
  [/[ \u00a0\u202f]{2,}|^[ \u00a0]|[ \u00a0]$/m, 'A space is too many', 'Take it out.'],
  [/\S[ \u00a0\u202f][,.](?![.\d])|\( | \)/, 'A space is too many', 'Take it out.'],
  [/\S[ \u00a0\u202f][;:!?]/, 'A space is too many', 'Take it out.', 'en de'],
  [/„ | “/, 'A space is too many', 'Take it out.', 'de'],
  [
    /\p{L}[,;]\p{L}|\p{Ll}{2}[.!?:]\p{Lu}\p{Ll}|[,;]\(|\)\p{L}{3}/u,
    'A space is missing',
    'Put one after the mark.',
  ],
  [/\p{L}– | –\p{L}/u, 'A space is missing', 'A dash has one on both sides.'],
  [/([,;:.?!])[ \u00a0\u202f]?\1|[.,]…|…\./, 'A mark is there twice', 'Write it once.'],
  [
    /(?<!\p{L})(?!(?:had|that|sie|vous|nous)\s)(\p{L}{2,})\s\1(?!\p{L})/iu,
    'A word is there twice',
    'Write it once.',
  ],
  [/\p{Lu}{2,}\p{Ll}{2,}|\p{Ll}{2}\p{Lu}{2}/u, 'A word has two capitals', 'Write one.'],
  [/(?:^|[.?!] )A \p{Ll}/u, 'The accent is missing', 'Write À.', 'fr'],
  [/!/, 'An exclamation mark is here', 'End with a full stop, or with nothing.'],
  [new RegExp(alone('\\(', '\\)')), 'A bracket has no counterpart', 'Write both, or neither.'],
  [
    new RegExp(`["„«»‹›‚]|${alone('“', '”')}`),
    'A quotation mark is wrong, or alone',
    'Type " before and after the words; the site makes “…” of it.',
    'en',
  ],
  [
    new RegExp(`["”«»‹›]|${alone('„', '“')}`),
    'A quotation mark is wrong, or alone',
    'Type " before and after the words; the site makes „…“ of it.',
    'de',
  ],
  [
    new RegExp(`["„‚‘‹›]|${alone('«', '»')}`),
    'A quotation mark is wrong, or alone',
    'Type " before and after the words; the site makes « … » of it.',
    'fr',
  ],
];

type Check = (message: CatalogMessage) => Finding | false | undefined;

/** A text of any language. */
const checks: readonly Check[] = [
  // As its note requires, or else at most half as long again as the English.
  ({ entry, source, translation: { longest } }) => {
    const { min = 0, max = Math.floor(source.longest * 1.5) + 30 } = readNote(entry.notes);
    if (longest >= min && longest <= max) return false;
    const fit = min ? `${min} to ${max}` : `at most ${max}`;
    const wrong = `The text has ${longest} characters; ${fit} fit here.`;
    return [wrong, longest > max ? `Shorten it by ${longest - max}.` : `Add ${min - longest}.`];
  },

  ({ source, translation, language }) => {
    for (const { value: name, pluralType: type, options } of pluralsIn(translation.nodes)) {
      const plural = new Intl.PluralRules(language, { type });
      // French also has `many`, from a million on: allowed, but not required.
      const needed = new Set(['other', ...Array.from({ length: 200 }, (_, n) => plural.select(n))]);
      const allowed: string[] = [...needed, ...plural.resolvedOptions().pluralCategories];
      const own = Object.keys(options).filter((form) => !form.startsWith('='));
      const missing = [...needed].find((form) => !own.includes(form));
      const foreign = own.find((form) => !allowed.includes(form));
      const right = `${languageName(language)} needs: ${[...needed].toSorted().join(', ')}.`;
      if (missing) return [`The plural of {${name}} lacks the form “${missing}”.`, right];
      if (foreign) return [`The plural of {${name}} has a form “${foreign}”.`, right];

      const original = pluralsIn(source.nodes).find(({ value }) => value === name)?.options ?? {};
      const hasNumber = (forms: typeof options, form: string) =>
        (forms[form] ?? forms['other'])?.value.some((node) => node.type === 'pound');
      const bare = own.find((form) => hasNumber(original, form) && !hasNumber(options, form));
      const wrong = `The form “${bare}” of {${name}} has no #.`;
      if (bare) return [wrong, 'Write #, in whose place the page puts the number.'];
    }
    return false;
  },
];

/** A label of the source. */
const sourceChecks: readonly Check[] = [
  ({ entry }) =>
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
    (source.masked.match(/\p{L}{2,}/gu)?.length ?? 0) > 3 && [
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
    const right = `Write everything in brackets as the English does: “${source.text}”.`;
    if (missing[0])
      return [`${missing[0]} is missing${rest[0] ? `; the text has ${rest[0]}` : ''}.`, right];
    if (rest[0]) return [`${rest[0]} is one too many.`, right];
    const [glued] =
      /\p{L}+\{\w+\}|\{\w+\}\p{L}+/u.exec(plainText(translation.nodes, (name) => `{${name}}`)) ??
      [];
    if (glued) return [`A word touches its placeholder: “${glued}”.`, 'Put a space between them.'];
    const [edge] = /<\w+>(?:\s|<\/)|\s<\/\w+>/.exec(translation.text) ?? [];
    return (
      edge !== undefined && [
        `A space is at the edge of a tag, inside it, or nothing is in it: “${edge}”.`,
        'Put the tag around the words that carry the meaning, and spaces outside.',
      ]
    );
  },

  ({ source, translation }) => {
    const [wanted, found] = [numbersIn(source.masked), numbersIn(translation.masked)];
    // A word may take the place of a digit, and a year or a paragraph of a law may help a reader.
    const isSure = wanted.length === found.length;
    const missing = wanted.find((one) => !found.includes(one) && (isSure || one.length > 1));
    const mayBeExtra = (one: string) => !isSure && /^(?:\d|20\d\d)$/.test(one);
    const extra = found.find((one) => !wanted.includes(one) && !mayBeExtra(one));
    const right = `Take the numbers over, prices and dates as placeholders: “${source.text}”.`;
    const instead = extra === undefined ? '' : `; the text has ${extra}`;
    if (missing) return [`The number ${missing} of the English is missing${instead}.`, right];
    return extra !== undefined && [`The number ${extra} is not in the English.`, right];
  },

  ({ source, translation }) => {
    if (fixedTexts.includes(source.text)) return false;
    const [original, text] = [plainText(source.nodes), plainText(translation.nodes)];
    if (/^[^\p{L}\p{N}]*\p{Lu}/u.test(original) && /^[^\p{L}\p{N}]*\p{Ll}/u.test(text))
      return ['The text begins with a small letter.', 'Begin with a capital.'];
    const [wanted, found] = [endOf(original), endOf(text)];
    // A statement may become a question.
    if (wanted === found || (found === '?' && (!wanted || wanted === '.'))) return false;
    const name = (mark: string) => (mark ? `with “${mark}”` : 'without a mark');
    const wrong = `The text ends ${name(found)}, the English ${name(wanted)}.`;
    return [wrong, `End it ${name(wanted)}.`];
  },

  ({ source, translation }) => {
    const [wanted, found] = [source, translation].map(({ text }) => text.replace(/.+/g, 'words'));
    return (
      wanted !== found && [
        'The lines are not those of the English.',
        `Begin a new line wherever the English does; in the file itself that is \\n: “${source.text}”.`,
      ]
    );
  },
];

function pluralsIn(nodes: readonly IcuNode[]): Extract<IcuNode, { type: 'plural' }>[] {
  return nodes.flatMap((node) =>
    node.type === 'tag' ? pluralsIn(node.children) : node.type === 'plural' ? node : [],
  );
}

/** Numbers without the separators of their thousands: 1,000 and 1.000 are the same. */
function numbersIn(text: string): string[] {
  const all = text.match(/\d+(?:[.,’\u00a0\u202f]\d{3}(?!\d))*/g) ?? [];
  return all.map((number) => number.replace(/\D/g, ''));
}

/** The mark that ends a text; the full stop of an abbreviation such as MwSt. is none. */
const endOf = (text: string) =>
  /(?<!\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+)([.?!:…])[”“»’‘")\s]*$/u.exec(text)?.[1]?.replace('…', '.') ?? '';

/** `{name}`, `{name, plural}` and `<tag>` as often as they occur; in the forms of a plural once. */
function partsOf(nodes: readonly IcuNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'literal' || node.type === 'pound') return [];
    if (node.type === 'tag') return [`<${node.value}>`, ...partsOf(node.children)];
    if (node.type === 'argument') return [`{${node.value}}`];
    const inner = formsOf(node).flatMap(([, form]) => partsOf(form));
    return [`{${node.value}, ${node.type}}`, ...new Set(inner)];
  });
}

/** Everything that is found in a message by itself. */
export function checkMessage(message: CatalogMessage): Finding[] {
  const { source, translation, language, isSource } = message;
  if (translation.problem) {
    const wrong = `Placeholders, plurals or tags cannot be read: ${translation.problem}.`;
    return [[wrong, `Copy them from the English, and translate only the words: “${source.text}”.`]];
  }
  const beside = isSource ? sourceChecks : source.problem ? [] : translationChecks;
  const found = [...checks, ...beside].flatMap((check) => {
    const one = check(message);
    return one ? [one] : [];
  });
  if (fixedTexts.includes(source.text)) return found;
  const { masked, text } = translation;
  const inText = slips.flatMap(([pattern, wrong, right, languages = language]): Finding[] => {
    const match = languages.includes(language) && pattern.exec(masked);
    return match ? [[`${wrong}: ${excerpt(text, match.index, match[0].length)}.`, right]] : [];
  });
  return [...found, ...inText];
}
