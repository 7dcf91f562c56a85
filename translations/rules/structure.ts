import { closest } from 'fastest-levenshtein';
import { languageName } from '../languageNames.js';
import type { Message } from '../readMessage.js';
import type { CatalogMessage } from '../Rule.js';

/** Placeholders and plurals can be read. */
export function* icuSyntax({ translation }: CatalogMessage) {
  if (translation.problem) yield translation.problem;
}

/** The translation has the placeholders of the source, no more and no fewer, of the same kind. */
export function* placeholders({ source, translation, isSource }: CatalogMessage) {
  if (isSource || source.problem || translation.problem) return;
  const wanted = kinds(source);
  const found = kinds(translation);
  for (const [name, kind] of wanted) {
    const other = found.get(name);
    if (other === undefined) {
      yield {
        wrong: `The placeholder {${name}} is missing.`,
        right: `Put {${name}} where its value belongs in the sentence.`,
      };
    } else if (other !== kind) {
      yield {
        wrong: `{${name}} is ${describe(other)} here, but ${describe(kind)} in the source.`,
        right: `Write it as the source does: ${source.text}`,
      };
    }
  }
  for (const name of found.keys()) {
    if (wanted.has(name)) continue;
    const known = [...wanted.keys()].map((one) => `{${one}}`).join(', ');
    yield {
      wrong: `The source has no placeholder {${name}}, so visitors would see a gap.`,
      right: known
        ? `The names stay as in the source: ${known}.`
        : 'The source has no placeholders; take it out.',
    };
  }
}

const kinds = ({ placeholders: all }: Message) =>
  new Map(all.map(({ name, kind }) => [name, kind]));

const describe = (kind: string) => (kind === 'argument' ? 'a simple placeholder' : `a “${kind}”`);

/** Tags such as `<link>…</link>` are those of the source, closed, and in pairs. */
export function* tags({ source, translation, isSource }: CatalogMessage) {
  if (translation.problem) return;
  // A slip in a name is an edit of one of the source's: </lnk> for </link>.
  const known = [...new Set(source.tags.map(({ name }) => name))];
  const meant = (name: string) => (known.length > 0 ? closest(name, known) : name);
  const open: string[] = [];
  for (const { name, kind } of translation.tags) {
    if (kind === 'open') open.push(name);
    if (kind === 'close' && open.pop() !== name) {
      yield {
        wrong: `</${name}> closes a tag that is not open.`,
        right: `Tags come in pairs around the words they belong to: <${meant(name)}>words</${meant(name)}>.`,
      };
      return;
    }
  }
  const left = open.at(-1);
  if (left) {
    yield {
      wrong: `<${left}> is never closed.`,
      right: `Write </${left}> after the words it belongs to.`,
    };
    return;
  }
  if (isSource || source.problem) return;
  for (const name of new Set([...known, ...translation.tags.map((tag) => tag.name)])) {
    const difference = countOf(name, translation) - countOf(name, source);
    if (difference < 0) {
      yield {
        wrong: `The tag <${name}> of the source is missing.`,
        right: `Put <${name}> and </${name}> around the words that carry the same meaning.`,
      };
    } else if (difference > 0) {
      yield {
        wrong: `The source has no tag <${name}> in this place.`,
        right:
          known.length > 0
            ? `Tags stay as in the source: ${known.map((tag) => `<${tag}>`).join(', ')}.`
            : 'The source has no tags; take it out.',
      };
    }
  }
}

const countOf = (name: string, message: Message) =>
  message.tags.filter((tag) => tag.name === name && tag.kind !== 'close').length;

/** A plural has the forms its language needs, as Unicode lists them. */
export function* pluralForms({ translation, language }: CatalogMessage) {
  for (const { name, kind, forms } of translation.plurals) {
    const type = kind === 'plural' ? 'cardinal' : 'ordinal';
    const rules = new Intl.PluralRules(language, { type });
    const allowed = rules.resolvedOptions().pluralCategories;
    // French also has `many`, from a million on: allowed, but not asked for.
    const needed = new Set(['other', ...Array.from({ length: 200 }, (_, n) => rules.select(n))]);
    const own = forms.filter((form) => !form.startsWith('='));
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
