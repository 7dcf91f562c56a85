import type { IcuNode } from 'pofile-ts';
import type { CatalogMessage, Finding } from './CatalogMessage.js';
import { excerpt } from './Diagnostic.js';
import type { Glossary } from './Glossary.js';
import type { Rule } from './inGerman.js';
import { languageName } from './languageName.js';
import { readBudget } from './lengthBudget.js';
import { keyOf } from './po.js';
import { checkSlips } from './slips.js';
import { formsOf, plainText } from './readMessage.js';

/** What is wrong and what is right; nothing where it is as it should be. */
type Check = (
  message: CatalogMessage,
  glossary: Glossary,
) => readonly [wrong: string, right: string] | false | undefined;

/** A text of any language by itself. */
const anyLanguageChecks: Partial<Record<Rule, Check>> = {
  // As its note requires, or else at most half as long again as the English.
  length({ note, source, translation: { longest } }) {
    const { min = 0, max = Math.floor(source.longest * 1.5) + 30 } = readBudget(note) ?? {};
    if (longest >= min && longest <= max) return false;
    const fit = min ? `${min} to ${max}` : `at most ${max}`;
    const wrong = `The text has ${longest} characters; ${fit} fit here.`;
    return [wrong, longest > max ? `Shorten it by ${longest - max}.` : `Add ${min - longest}.`];
  },

  'plural-forms'({ source, translation, language }) {
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

  glossary({ source, translation, language, isSource }, { terms }) {
    const text = plain(translation.masked);
    const termsOfSource = isSource ? [] : termsIn(source.masked, terms);
    for (const term of terms) {
      const { use, avoid = [] } = term.renderings[language] ?? {};
      if (!use) continue;
      const found = avoid.find((one) => contains(text, one));
      const isMissing =
        termsOfSource.includes(term) && !use.some((one) => renders(translation.masked, one));
      if (!found && (!isMissing || term.except?.some(({ id }) => id === source.text))) continue;
      const right = `“${term.term}” is ${use.map((one) => `“${one}”`).join(' or ')} in ${languageName(language)}.`;
      return found
        ? [`The glossary avoids “${found}”.`, right]
        : [`“${term.term}” is not rendered as the glossary says.`, right];
    }
    return false;
  },
};

const sourceChecks: Partial<Record<Rule, Check>> = {
  'short-label': ({ entry, note }) =>
    !entry.context &&
    !note.trim() &&
    entry.id.trim().split(/\s+/).length <= 3 && [
      'A label of one to three words has neither a note nor a context for its translators.',
      'Add a comment to the message in the source code: where it appears and what it does.',
    ],
};

/** A translation beside its source. */
const translationChecks: Partial<Record<Rule, Check>> = {
  untranslated: ({ source, translation, language }, { same }) =>
    translation.text === source.text &&
    /\p{L}/u.test(source.masked) &&
    !same.includes(source.text) && [
      'This is still the English text.',
      `Translate it into ${languageName(language)}; if both languages say it alike, add it to “same” in the glossary.`,
    ],

  numbers({ source, translation }) {
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

  'sentence-ends'({ source, translation }, { fixed }) {
    const [original, text] = [plainText(source.nodes), plainText(translation.nodes)];
    const [wanted, found] = [endOf(original), endOf(text)];
    const isSmall = /^[^\p{L}\p{N}]*\p{Lu}.*\0[^\p{L}\p{N}]*\p{Ll}/su.test(`${original}\0${text}`);
    if (fixed.includes(source.text)) return false;
    if (isSmall) return ['The text begins with a small letter.', 'Begin with a capital.'];
    // A statement may become a question.
    if (wanted === found || (found === '?' && (!wanted || wanted === '.'))) return false;
    const name = (mark: string) => (mark ? `with “${mark}”` : 'without a mark');
    return [
      `The text ends ${name(found)}, the English ${name(wanted)}.`,
      `End it ${name(wanted)}.`,
    ];
  },

  'line-breaks'({ source, translation }) {
    const [wanted, found] = [source, translation].map(({ text }) => text.replace(/.+/g, 'words'));
    return (
      wanted !== found && [
        'The lines are not those of the English.',
        `Begin a new line wherever the English does; in the file itself that is \\n: “${source.text}”.`,
      ]
    );
  },

  // A small sie may be “they”: only a text that addresses nobody else with a capital is wrong.
  'formal-address'({ source, translation: { text, masked }, language }) {
    const small = /(?<!\p{L})(?:sie|ihnen|ihr(?:e[mnrs]?)?)(?!\p{L})/u.exec(masked);
    if (language !== 'de' || !small || !/\byou(?:r|rs|rself)?\b/i.test(source.masked)) return false;
    // What the word may mean besides the visitor: several people, and but for ihnen a thing or a woman.
    const isThem = small[0] === 'ihnen';
    const others = isThem ? /\bthe[my]\b/i : /\b(?:it|its|they|them|their|she|her)\b/i;
    const isFormal = /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u.test(masked);
    if (others.test(source.masked) || (isFormal && !isThem)) return false;
    const place = excerpt(text, small.index, small[0].length);
    return [`The visitor is addressed with a small letter: ${place}.`, 'Write Sie, Ihnen and Ihr.'];
  },

  placeholders({ source, translation }) {
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
};

function pluralsIn(nodes: readonly IcuNode[]): Extract<IcuNode, { type: 'plural' }>[] {
  return nodes.flatMap((node) =>
    node.type === 'tag' ? pluralsIn(node.children) : node.type === 'plural' ? node : [],
  );
}

/** The terms in a text; in “board-level” the longer term hides the shorter one, “board”. */
function termsIn(text: string, terms: Glossary['terms']): Glossary['terms'] {
  let rest = plain(text);
  return terms
    .toSorted((a, b) => b.term.length - a.term.length)
    .filter(({ term, forms = [] }) => {
      const any = [term, ...forms].map((form) => escape(plain(form))).join('|');
      const before = rest;
      rest = rest.replace(new RegExp(`(?<!\\p{L})(?:${any})s?(?!\\p{L})`, 'giu'), '\0');
      return rest !== before;
    });
}

/** Whether a word of the text begins with the phrase: endings may follow. */
const contains = (text: string, words: string) =>
  new RegExp(`(?<!\\p{L})${escape(plain(words))}`, 'iu').test(text);

/** The same, with its hyphens, which a compound has in all places: Executive-Coaching-Gespräch; soft ones count as none. */
const renders = (text: string, words: string) => {
  const exact = escape(words).replaceAll(' ', '\\s');
  const compound = escape(words).replaceAll(' ', '-');
  const pattern = new RegExp(`(?<!\\p{L})(?:${exact}|${compound}-\\p{L})`, 'iu');
  return pattern.test(text.replaceAll('\u00ad', ''));
};

/** Hyphens and kinds of space don't matter. */
const plain = (text: string) => text.replace(/[-\s]/g, ' ');

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
export function checkMessage(message: CatalogMessage, glossary: Glossary): Finding[] {
  const { source, translation, isSource } = message;
  if (translation.problem) {
    const wrong = `Placeholders, plurals or tags cannot be read: ${translation.problem}.`;
    const right = `Copy them from the English, and translate only the words: “${source.text}”.`;
    return [{ rule: 'icu-syntax', wrong, right }];
  }
  const checks = {
    ...anyLanguageChecks,
    ...(isSource ? sourceChecks : !source.problem && translationChecks),
  };
  const found = Object.entries(checks).flatMap(([rule, check]) => {
    const [wrong, right] = check(message, glossary) || [];
    return wrong && right ? { rule: rule as Rule, wrong, right } : [];
  });
  const untranslated = found.filter(({ rule }) => rule === 'untranslated');
  if (untranslated.length > 0) return untranslated;
  const isFixed = glossary.fixed.includes(source.text);
  if (isFixed && isSource) return found;
  // The translation of a fixed text may keep its exclamation mark.
  const signs = checkSlips(message).filter(({ rule }) => !isFixed || rule !== 'exclamation');
  return [...found, ...signs];
}

/** Across the messages of a language: one text has one translation, and two texts have two. */
export function checkConsistency(
  messages: readonly CatalogMessage[],
  { fixed, synonyms }: Glossary,
): { message: CatalogMessage; finding: Finding }[] {
  const translated = messages.filter(({ isSource }) => !isSource);
  const mayShare = (...ids: string[]) =>
    synonyms.some((set) => ids.every((id) => set.includes(id))) ||
    ids.some((id) => fixed.includes(id));
  return translated.flatMap((message) => {
    const { file, language, entry, translation } = message;
    const isSameText = (one: CatalogMessage) => one.translation.text === translation.text;
    const other = translated.find(
      (one) => one.language === language && keyOf(one.entry) === keyOf(entry) && !isSameText(one),
    );
    const twin = translated.find(
      (one) =>
        one.file === file &&
        isSameText(one) &&
        one.entry.id !== entry.id &&
        !mayShare(entry.id, one.entry.id),
    );
    const found: Finding[] = [];
    if (other)
      found.push({
        rule: 'one-translation',
        wrong: `“${translation.text}” here, but “${other.translation.text}” in ${placeOf(other)}.`,
        right: 'Use one text for both, or ask a developer for a context that tells them apart.',
      });
    if (twin)
      found.push({
        rule: 'same-translation',
        wrong: `This is also the translation of “${twin.entry.id}” in ${placeOf(twin)}.`,
        right:
          'Translate each; if both texts mean the same, add them to “synonyms” in the glossary.',
      });
    return found.map((finding) => ({ message, finding }));
  });
}

const placeOf = ({ file, entry }: CatalogMessage) => `${file}:${entry.line}`;
