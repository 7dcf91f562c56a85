import type { IcuNode } from 'pofile-ts';
import type { RuleResult } from '../Diagnostic.js';
import { languageName } from '../languageNames.js';
import { formsOf, plainText } from '../readMessage.js';
import type { CatalogMessage } from '../rules.js';

/** Placeholders, plurals and tags can be read. */
export function* icuSyntax({ translation }: CatalogMessage) {
  if (translation.problem) yield translation.problem;
}

/** The translation has the placeholders of the source, none more often. */
export function* placeholders(message: CatalogMessage): Iterable<RuleResult> {
  for (const { key, wanted, found } of counted(message, '{'))
    if (found === 0 || found > wanted) yield different(message, key, wanted, found);
}

/** Tags such as `<link>…</link>` are those of the source, around words of the sentence. */
export function* tags(message: CatalogMessage): Iterable<RuleResult> {
  const { source, translation } = message;
  const all = counted(message, '<');
  for (const { key, wanted, found } of all)
    if (found !== wanted) yield different(message, key, wanted, found);
  const empty = emptyTag(translation.nodes);
  const wrong =
    empty && !emptyTag(source.nodes)
      ? `There is nothing between <${empty}> and </${empty}>.`
      : all.length > 0 && hasWords(source.nodes) && !hasWords(translation.nodes)
        ? 'The tag is around the whole text.'
        : undefined;
  const right = `Put it around the words that carry the same meaning as in the source: ${source.text}`;
  if (wrong) yield { wrong, right };
}

function different({ source }: CatalogMessage, key: string, wanted: number, found: number) {
  const wrong =
    found === 0
      ? `The source has ${key}, the translation does not.`
      : `${key} occurs ${found} times, in the source ${wanted}.`;
  return { wrong, right: `Write everything in brackets as the source does: ${source.text}` };
}

/** Each `{name}` or `<tag>` of both texts, with how often it occurs. */
function counted({ source, translation, isSource }: CatalogMessage, bracket: string) {
  if (isSource || source.problem || translation.problem) return [];
  const [wanted, found] = [count(source.nodes), count(translation.nodes)];
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((key) => key.startsWith(bracket))
    .map((key) => ({ key, wanted: wanted.get(key) ?? 0, found: found.get(key) ?? 0 }));
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
    if (node.type === 'tag') {
      add(`<${node.value}>`);
      for (const [key, times] of count(node.children)) add(key, times);
    } else if (node.type !== 'literal' && node.type !== 'pound')
      add(node.type === 'argument' ? `{${node.value}}` : `{${node.value}, ${node.type}}`);
  }
  return counts;
}

const hasWords = (nodes: readonly IcuNode[]) =>
  /[\p{L}\p{N}]/u.test(plainText(nodes.filter(({ type }) => type !== 'tag')));

function allNodes(nodes: readonly IcuNode[]): IcuNode[] {
  return nodes.flatMap((node) => {
    const inner = node.type === 'tag' ? node.children : formsOf(node).flatMap(([, form]) => form);
    return [node, ...allNodes(inner)];
  });
}

/** Name of the first tag without a word in it. */
function emptyTag(nodes: readonly IcuNode[]): string | undefined {
  for (const node of allNodes(nodes))
    if (node.type === 'tag' && !/[\p{L}\p{N}]/u.test(plainText(node.children))) return node.value;
  return undefined;
}

const pluralsOf = (nodes: readonly IcuNode[]) =>
  allNodes(nodes).filter((node) => node.type === 'plural');

/** A plural has the forms its language needs, as Unicode lists them, each with its number. */
export function* pluralForms({ source, translation, language }: CatalogMessage) {
  for (const { value: name, pluralType: type, options } of pluralsOf(translation.nodes)) {
    const rules = new Intl.PluralRules(language, { type });
    // French also has `many`, from a million on: allowed, but not required.
    const needed = new Set(['other', ...Array.from({ length: 200 }, (_, n) => rules.select(n))]);
    const allowed = new Set<string>([...needed, ...rules.resolvedOptions().pluralCategories]);
    const own = Object.keys(options).filter((form) => !form.startsWith('='));
    const missing = [...needed].find((form) => !own.includes(form));
    const foreign = own.find((form) => !allowed.has(form));
    const right = `${languageName(language)} needs: ${[...needed].toSorted().join(', ')}.`;
    if (missing) yield { wrong: `The plural of {${name}} lacks the form “${missing}”.`, right };
    if (foreign) yield { wrong: `The plural of {${name}} has a form “${foreign}”.`, right };

    const original = pluralsOf(source.nodes).find(({ value }) => value === name)?.options ?? {};
    const hasNumber = (nodes: readonly IcuNode[] = []) =>
      nodes.some(
        (node) => node.type === 'pound' || (node.type === 'argument' && node.value === name),
      );
    for (const form of own) {
      if (!hasNumber((original[form] ?? original['other'])?.value)) continue;
      if (hasNumber(options[form]?.value)) continue;
      yield {
        wrong: `The form “${form}” of {${name}} has no #, so visitors would not read the number.`,
        right: 'Write # where the number belongs.',
      };
    }
  }
}

/** Texts of several lines keep their lines. */
export function* lineBreaks({ source, translation, isSource }: CatalogMessage) {
  const [wanted, found] = [source, translation].map(({ text }) => text.split('\n').length);
  if (isSource) return;
  if (wanted === found && source.text.endsWith('\n') === translation.text.endsWith('\n')) return;
  yield {
    wrong: `The source has ${wanted} lines, the translation ${found}.`,
    right: 'Begin a new line wherever the source does; in the file itself that is \\n.',
  };
}
