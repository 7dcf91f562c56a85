import { closest } from 'fastest-levenshtein';
import type { IcuNode } from 'pofile-ts';
import type { RuleResult } from '../Diagnostic.js';
import { languageName } from '../languageNames.js';
import { formsOf, plainText, selfClosing } from '../readMessage.js';
import type { CatalogMessage } from '../Rule.js';

/** Placeholders, plurals and tags can be read. */
export function* icuSyntax({ translation }: CatalogMessage) {
  if (translation.problem) yield translation.problem;
}

/** The translation has the placeholders of the source, as often and of the same kind. */
export function* placeholders({ source, translation, isSource }: CatalogMessage) {
  if (isSource || source.problem || translation.problem) return;
  const wanted = count(source.nodes);
  const found = count(translation.nodes);
  const known = [...wanted.keys()].filter((key) => key.startsWith('{'));
  for (const key of known) {
    const name = key.replace(/,.*/, '}');
    const other = [...found.keys()].find((one) => one !== key && one.replace(/,.*/, '}') === name);
    const times = found.get(key) ?? 0;
    if (other) {
      yield {
        wrong: `${name} is ${describe(other)} here, but ${describe(key)} in the source.`,
        right: `Write it as the source does: ${source.text}`,
      };
    } else if (times === 0) {
      yield {
        wrong: `The placeholder ${name} is missing.`,
        right: `Put ${name} where its value belongs in the sentence.`,
      };
    } else if (times > wanted.get(key)!) {
      yield {
        wrong: `The placeholder ${name} occurs ${times} times, in the source ${wanted.get(key)}.`,
        right: `Visitors would read the value again: keep one ${name}.`,
      };
    }
  }
  const names = known.map((key) => key.replace(/,.*/, '}'));
  for (const key of found.keys()) {
    const name = key.replace(/,.*/, '}');
    if (!key.startsWith('{') || names.includes(name)) continue;
    yield {
      wrong: `The source has no placeholder ${name}, so visitors would see a gap.`,
      right: names.length
        ? `The names stay as in the source: ${names.join(', ')}.`
        : 'The source has no placeholders; take it out.',
    };
  }
}

/**
 * How often each `{name}`, `{name, plural}` and `<tag>` occurs. Languages have different numbers of
 * plural forms, so of the forms the one with the most counts.
 */
function count(nodes: readonly IcuNode[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string, times = 1) => counts.set(key, (counts.get(key) ?? 0) + times);
  for (const node of nodes) {
    const forms = formsOf(node).map(([, inner]) => count(inner));
    for (const key of new Set(forms.flatMap((form) => [...form.keys()])))
      add(key, Math.max(...forms.map((form) => form.get(key) ?? 0)));
    if (node.type === 'literal')
      for (const [, name] of node.value.matchAll(selfClosing)) add(`<${name}>`);
    else if (node.type === 'tag') {
      add(`<${node.value}>`);
      for (const [key, times] of count(node.children)) add(key, times);
    } else if (node.type !== 'pound')
      add(node.type === 'argument' ? `{${node.value}}` : `{${node.value}, ${node.type}}`);
  }
  return counts;
}

const describe = (key: string) =>
  key.includes(',') ? `a “${/, (\w+)/.exec(key)?.[1]}”` : 'a simple placeholder';

/** Tags such as `<link>…</link>` are those of the source, around words of the sentence. */
export function* tags({ source, translation, isSource }: CatalogMessage): Iterable<RuleResult> {
  if (isSource || source.problem || translation.problem) return;
  const wanted = count(source.nodes);
  const found = count(translation.nodes);
  const known = [...wanted.keys()].filter((key) => key.startsWith('<'));
  for (const tag of new Set([...known, ...found.keys()].filter((key) => key.startsWith('<')))) {
    const difference = (found.get(tag) ?? 0) - (wanted.get(tag) ?? 0);
    if (difference < 0) {
      yield {
        wrong: `The tag ${tag} of the source is missing.`,
        right: `Put ${tag} and ${tag.replace('<', '</')} around the words that carry the same meaning.`,
      };
    } else if (difference > 0) {
      yield {
        wrong: `The source has no tag ${tag} in this place.`,
        right: known.length
          ? `Tags stay as in the source: ${closest(tag, known)}.`
          : 'The source has no tags; take it out.',
      };
    }
  }
  const empty = emptyTag(translation.nodes);
  if (empty && !emptyTag(source.nodes)) {
    const right = `Put the words that it belongs to between: <${empty}>words</${empty}>.`;
    yield { wrong: `There is nothing between <${empty}> and </${empty}>.`, right };
  }
  if (known.length > 0 && hasWords(source.nodes) && !hasWords(translation.nodes)) {
    const right = `Only around the words that carry the same meaning as in the source: ${source.text}`;
    yield { wrong: 'The tag is around the whole text.', right };
  }
}

const hasWords = (nodes: readonly IcuNode[]) =>
  /[\p{L}\p{N}]/u.test(plainText(nodes.filter(({ type }) => type !== 'tag')));

/** Name of the first tag without a word in it. */
function emptyTag(nodes: readonly IcuNode[]): string | undefined {
  for (const node of nodes) {
    if (node.type === 'tag' && !/[\p{L}\p{N}]/u.test(plainText(node.children))) return node.value;
    const inner = node.type === 'tag' ? node.children : formsOf(node).flatMap(([, form]) => form);
    const found = emptyTag(inner);
    if (found) return found;
  }
  return undefined;
}

type Plural = Extract<IcuNode, { type: 'plural' }>;

function pluralsOf(nodes: readonly IcuNode[]): Plural[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'plural' ? [node] : []),
    ...pluralsOf(node.type === 'tag' ? node.children : formsOf(node).flatMap(([, form]) => form)),
  ]);
}

/** A plural has the forms its language needs, as Unicode lists them, each with its number. */
export function* pluralForms({ source, translation, language }: CatalogMessage) {
  for (const plural of pluralsOf(translation.nodes)) {
    const { value: name, pluralType: type } = plural;
    const rules = new Intl.PluralRules(language, { type });
    const allowed = rules.resolvedOptions().pluralCategories;
    // French also has `many`, from a million on: allowed, but not required.
    const needed = new Set(['other', ...Array.from({ length: 200 }, (_, n) => rules.select(n))]);
    const own = Object.keys(plural.options).filter((form) => !form.startsWith('='));
    const missing = [...needed].filter((form) => !own.includes(form));
    const foreign = own.filter((form) => !allowed.includes(form as Intl.LDMLPluralRule));
    const list = (some: string[]) => some.map((form) => `“${form}”`).join(' and ');
    const right = `${languageName(language)} needs: ${[...needed].toSorted().join(', ')}.`;
    if (missing.length > 0)
      yield { wrong: `The plural of {${name}} lacks the form ${list(missing)}.`, right };
    if (foreign.length > 0) {
      const wrong = `The plural of {${name}} has the form ${list(foreign)}, which ${languageName(language)} never uses.`;
      yield { wrong, right };
    }
    const original = pluralsOf(source.nodes).find(({ value }) => value === name)?.options ?? {};
    for (const form of own) {
      const hasNumber = (nodes?: readonly IcuNode[]) =>
        nodes?.some((node) => node.type === 'pound' || ('value' in node && node.value === name));
      if (!hasNumber((original[form] ?? original['other'])?.value)) continue;
      if (hasNumber(plural.options[form]?.value)) continue;
      yield {
        wrong: `The form “${form}” of {${name}} has no #, so visitors would not read the number.`,
        right: 'Write # where the number belongs.',
      };
    }
  }
}

/** Texts of several lines keep their lines. */
export function* lineBreaks({ source, translation, isSource }: CatalogMessage) {
  if (isSource) return;
  const wanted = source.text.split('\n').length;
  const found = translation.text.split('\n').length;
  if (wanted === found && source.text.endsWith('\n') === translation.text.endsWith('\n')) return;
  yield {
    wrong: `The source has ${wanted} lines, the translation ${found}.`,
    right: 'Begin a new line wherever the source does; in the file itself that is \\n.',
  };
}
