import type { Finding } from './Finding.js';
import type { Glossary } from './Glossary.js';
import { baseLanguage } from './languageNames.js';
import { readMessage } from './message/readMessage.js';
import { checkPoFile } from './po/checkPoFile.js';
import { readPo } from './po/readPo.js';
import { projectRules, rules } from './rules.js';
import type { CatalogMessage, Project, Remark, Rule, RuleGroup } from './Rule.js';

/** A PO file with what its path says about it. */
export interface Catalog {
  /** Path as it shall be printed. */
  file: string;
  /** Name of the catalog, the same in every language: `home`. */
  name: string;
  /** `de`, `pt-BR`, … */
  language: string;
  /** The file's text. Bytes that are not UTF-8 have become U+FFFD. */
  text: string;
}

/** What the linter is told about the project. */
export interface LintOptions {
  /** Language of the texts in the code. */
  sourceLanguage: string;
  glossary: Glossary;
  /** Leave the others out. Default: all. */
  groups?: readonly RuleGroup[];
}

/** Everything that is wrong in the catalogs, in the order of the files and their lines. */
export function lintCatalogs(catalogs: readonly Catalog[], options: LintOptions): Finding[] {
  const { groups } = options;
  const wanted = (group: RuleGroup) => !groups || groups.includes(group);
  const findings: Finding[] = [];
  const translated: CatalogMessage[] = [];

  for (const catalog of catalogs) {
    const po = readPo(catalog.text);
    if (wanted('structure')) {
      for (const { rule, line, wrong, right, id = '' } of checkPoFile(po, catalog.language)) {
        const { file, language } = catalog;
        findings.push({
          file,
          line,
          language,
          id,
          rule,
          group: 'structure',
          wrong,
          right,
          fixable: false,
        });
      }
    }
    for (const message of messagesOf(catalog, options)) {
      if (isTranslated(message)) translated.push(message);
      for (const rule of rules) {
        if (!wanted(rule.group)) continue;
        for (const remark of applyRule(rule, message, options)) {
          findings.push(findingOf(rule, message, remark));
        }
      }
    }
  }
  for (const rule of projectRules) {
    if (!wanted(rule.group)) continue;
    for (const remark of rule.check(translated, options)) {
      findings.push(findingOf(rule, remark.message, remark));
    }
  }
  const order = new Map(catalogs.map(({ file }, index) => [file, index]));
  return findings.toSorted(
    (a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || a.line - b.line,
  );
}

/** The messages of a catalog, ready for the rules. */
export function messagesOf(catalog: Catalog, { sourceLanguage }: Project): CatalogMessage[] {
  const { file, name, language, text } = catalog;
  const isSource = language === sourceLanguage;
  return readPo(text).entries.map((entry) => {
    const source = readMessage(entry.id.value);
    return {
      file,
      catalog: name,
      language,
      isSource,
      entry,
      source,
      // An empty source text means: as the id says.
      translation: readMessage(entry.translation.value || (isSource ? entry.id.value : '')),
      note: entry.notes.join('\n'),
    };
  });
}

/** What a rule says about a message, or nothing where it doesn't apply. */
export function* applyRule(
  rule: Rule,
  message: CatalogMessage,
  project: Project,
): Iterable<Remark> {
  if (rule.languages && !rule.languages.includes(baseLanguage(message.language))) return;
  if (rule.runsOn !== 'every' && !isTranslated(message)) return;
  const setting = rule.group === 'typography' || rule.group === 'tone';
  const fixedText = message.isSource && project.glossary.fixed.includes(message.source.text);
  if (setting && fixedText) return;
  yield* rule.check(message, project);
}

/** Fuzzy texts are work to do already; further remarks on them would only repeat it. */
function isTranslated({ entry, isSource }: CatalogMessage): boolean {
  if (entry.obsolete || entry.flags.includes('fuzzy')) return false;
  return isSource || entry.translation.value !== '';
}

function findingOf(
  { name, group }: Pick<Rule, 'name' | 'group'>,
  message: CatalogMessage,
  remark: Remark,
): Finding {
  const { file, language, entry, isSource } = message;
  return {
    file,
    line: entry.id.line,
    language,
    id: entry.id.value,
    ...(entry.context && { context: entry.context.value }),
    rule: name,
    group,
    wrong: remark.wrong,
    right: remark.right,
    fixable: !isSource && remark.edits !== undefined,
  };
}
