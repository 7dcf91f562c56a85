import type { IcuNode } from 'pofile-ts';
import type { CatalogMessage, Finding } from './CatalogMessage.js';
import { excerpt } from './Diagnostic.js';
import type { Glossary } from './Glossary.js';
import type { Rule } from './inGerman.js';
import { languageName } from './languageName.js';
import { readBudget } from './lengthBudget.js';
import { checkSlips, slips } from './slips.js';
import { formsOf, plainText } from './readMessage.js';

/** What is wrong, what is right and where in the text; nothing where it is as it should be. */
type Check = (
  message: CatalogMessage,
  glossary: Glossary,
) => readonly [wrong: string, right: string, at?: number] | false | undefined;

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
    const [small] = /(?<=\p{Ll}{3}[.?!]\s)\p{Ll}+/u.exec(text) ?? [];
    if (small) return [`A sentence begins with a small letter: “${small}”.`, 'Write a capital.'];
    // A statement may become a question.
    if (wanted === found || (found === '?' && (!wanted || wanted === '.'))) return false;
    const name = (mark: string) => (mark ? `with “${mark}”` : 'without a mark');
    return [
      `The text ends ${name(found)}, the English ${name(wanted)}.`,
      `End it ${name(wanted)}.`,
    ];
  },

  'line-breaks'({ source, translation }) {
    const [wanted = [], found = []] = [source, translation].map(({ text }) => text.split('\n'));
    const kindOf = (line?: string) => line && 'words';
    const all = wanted.length > found.length ? wanted : found;
    const at = all.findIndex((_, index) => kindOf(wanted[index]) !== kindOf(found[index]));
    if (at < 0) return false;
    const name = (line?: string) =>
      line ? `“${line}”` : line === '' ? 'an empty line' : 'no line';
    const wrong = `In line ${at + 1} of the text the English has ${name(wanted[at])}, the translation ${name(found[at])}.`;
    const right = 'Begin a new line wherever the English does; in the file itself that is \\n.';
    return [
      wrong,
      right,
      found
        .slice(0, at)
        .map((line) => `${line}\n`)
        .join('').length,
    ];
  },

  // A small sie may be “they”: only a text that addresses nobody else with a capital is wrong.
  'formal-address'({ source, translation: { text, masked }, language }) {
    const small = /(?<!\p{L})(?:sie|ihnen|ihr(?:e[mnrs]?)?)(?!\p{L})/u.exec(masked);
    if (language !== 'de' || !small) return false;
    // What the word may mean besides the visitor: several people, and but for ihnen a thing or a woman.
    const others =
      small[0] === 'ihnen' ? /\bthe[my]\b/i : /\b(?:it|its|they|them|their|she|her)\b/i;
    const isToVisitor =
      /\byou(?:r|rs|rself)?\b/i.test(source.masked) &&
      !others.test(source.masked) &&
      (small[0] === 'ihnen' || !/(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u.test(masked));
    if (!isToVisitor) return false;
    const place = excerpt(text, small.index, small[0].length);
    const wrong = `The visitor is addressed with a small letter: ${place}.`;
    return [wrong, 'Write Sie, Ihnen and Ihr.', small.index];
  },

  placeholders(message) {
    const text = plainText(message.translation.nodes, (name) => `{${name}}`);
    const [glued] = /\p{L}+\{\w+\}|\{\w+\}\p{L}+/u.exec(text) ?? [];
    const wrong = `A word touches its placeholder: “${glued}”.`;
    return (
      differentPart(message, '{') || (glued !== undefined && [wrong, 'Put a space between them.'])
    );
  },
  tags: (message) => differentPart(message, '<') || badTag(message.translation.nodes),
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

/** The same, with its hyphens, which a compound has in all places: Executive-Coaching-Gespräch. */
const renders = (text: string, words: string) => {
  const exact = escape(words).replaceAll(' ', '\\s');
  const compound = escape(words).replaceAll(' ', '-');
  return new RegExp(`(?<!\\p{L})(?:${exact}|${compound}-\\p{L})`, 'iu').test(text);
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

/** Of the placeholders or of the tags the first that only one of the two texts has, or has more often. */
function differentPart({ source, translation }: CatalogMessage, bracket: '{' | '<') {
  const [wanted, found] = [source, translation].map(({ nodes }) =>
    partsOf(nodes).filter((part) => part.startsWith(bracket)),
  );
  const count = (parts: string[], part: string) => parts.filter((one) => one === part).length;
  const part = [...wanted!, ...found!].find((one) => count(wanted!, one) !== count(found!, one));
  if (!part) return false;
  const [times, here] = [count(wanted!, part), count(found!, part)];
  const foreign = found!.find((one) => !wanted!.includes(one));
  const wrong =
    here === 0
      ? `${part} of the English is missing${foreign ? `; the text has ${foreign}` : ''}.`
      : times === 0
        ? `${part} is not in the English.`
        : `The English has ${part} ${times} times, the translation ${here}.`;
  return [wrong, `Write everything in brackets as the English does: “${source.text}”.`] as const;
}

/** A tag around nothing, or with a space at its edge. */
function badTag(nodes: readonly IcuNode[]): readonly [string, string] | false {
  for (const node of nodes) {
    if (node.type !== 'tag') continue;
    const inside = plainText(node.children);
    const name = `<${node.value}>`;
    if (inside.trim() === '')
      return [`Nothing is inside ${name}.`, 'Put it around the words that carry the meaning.'];
    if (inside !== inside.trim())
      return [`A space is at the edge of ${name}, inside it.`, 'Put the space outside.'];
  }
  return false;
}

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
    const [wrong, right, at] = check(message, glossary) || [];
    return wrong && right ? { rule: rule as Rule, wrong, right, at } : [];
  });
  const untranslated = found.filter(({ rule }) => rule === 'untranslated');
  if (untranslated.length > 0) return untranslated;
  const isFixed = glossary.fixed.includes(source.text);
  // The translation of a fixed text may keep its exclamation mark.
  const mayExclaim = isFixed && source.text.includes('!');
  const all = [...found, ...(isFixed && isSource ? [] : checkSlips(message))].filter(
    ({ rule }) => !mayExclaim || rule !== 'exclamation',
  );
  const hidden = all.flatMap(({ rule }) => slips[rule]?.hides ?? []);
  return all.filter(({ rule }) => !hidden.includes(rule));
}

const placeOf = ({ file, entry }: CatalogMessage) => `${file}:${entry.line}`;

/** Across the messages of a language: one text has one translation, and two texts have two. */
export function* checkConsistency(
  messages: readonly CatalogMessage[],
  { fixed, synonyms }: Glossary,
): Iterable<{ message: CatalogMessage; finding: Finding }> {
  const firsts = new Map<string, CatalogMessage>();
  const first = (key: string, message: CatalogMessage) =>
    firsts.get(key) ?? (firsts.set(key, message), message);
  for (const message of messages.filter(({ isSource }) => !isSource)) {
    const { entry, language, translation, file } = message;
    const { id, context = '' } = entry;
    const other = first(JSON.stringify([language, id, context]), message);
    if (other.translation.text !== translation.text) {
      const right =
        'Use one text for both, or ask a developer for a context that tells them apart.';
      // At both places: a pull request shows it only in a file that it changes.
      for (const [here, there] of [
        [message, other],
        [other, message],
      ] as const) {
        const wrong = `“${here.translation.text}” here, but “${there.translation.text}” in ${placeOf(there)}.`;
        yield { message: here, finding: { rule: 'one-translation', wrong, right } };
      }
    }
    const twin = first(`${file}\n${translation.text}`, message);
    const ids = [id, twin.entry.id];
    const isMeant = synonyms.some((set) => ids.every((one) => set.includes(one)));
    if (ids[0] === ids[1] || isMeant || ids.some((one) => fixed.includes(one))) continue;
    const wrong = `This is also the translation of “${ids[1]}” in ${placeOf(twin)}.`;
    const right =
      'Translate each; if both texts mean the same, add them to “synonyms” in the glossary.';
    yield { message, finding: { rule: 'same-translation', wrong, right } };
  }
}
