import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LineCounter, parseDocument, type Node } from 'yaml';
import type * as z from 'zod';
import type { Owner } from './fact.js';
import { facts, ownerRule, pricesRule, seminarsRule, type OwnerFile } from './rules.js';
import { errorMap, twice, unreadable } from './findings.js';
import { inTwoLanguages } from './inTwoLanguages.js';

/** The folder of the owner's files, with a trailing slash. */
export const siteFolder = fileURLToPath(new URL('../', import.meta.url));

/** The folder of a fictional owner whose facts are all known and whose seminars are over. */
export const sampleFolder = `${siteFolder}owner/sample/`;

/**
 * Lines that YAML misreads, or whose error it reports some lines later: an open quotation mark or a sign of
 * YAML at the beginning of the value; a # within it.
 */
const misread =
  /^[^#]*?(?::|-) +(?:'(?!(?:[^']|'')*'\s*$)|"(?!(?:[^"\\]|\\.)*"\s*$)|[&*!|>%@`]|[^\s'"#].* #|#\S)/;

type CheckedFile<Value> = {
  /** `undefined` if there are problems. */
  value: Value | undefined;
  /** What has to be corrected: messages by `inTwoLanguages`, with file and line. */
  problems: readonly string[];
  /**
   * Puts file and line before a message by `inTwoLanguages`. The line is the value's, or its nearest parent's;
   * if neither is there, only the file is named.
   */
  sentenceAt: (path: readonly PropertyKey[], message: string) => string;
};

/**
 * Reads and checks one of the owner's files.
 *
 * @param file - its path, as in `site/owner.yaml`
 */
export function readOwnersFile<Rule extends z.ZodType>(
  file: string,
  text: string,
  rule: Rule,
): CheckedFile<z.output<Rule>> {
  const counter = new LineCounter();
  // All values stay text: 01099 keeps its zero.
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const inLine = (line: number | undefined, message: string) => {
    const [de, en] = message.split('\n');
    const place = (word: string) => (line === undefined ? file : `${file}, ${word} ${line}`);
    return inTwoLanguages(`${place('Zeile')}: ${de}`, `${place('line')}: ${en}`);
  };
  const sentenceAt: CheckedFile<unknown>['sentenceAt'] = (path, message) => {
    const nodes = path.map((_, end) => document.getIn(path.slice(0, end + 1), true) as Node | null);
    const offset = nodes.findLast((node) => node?.range)?.range?.[0];
    return inLine(offset === undefined ? undefined : lineAt(offset), message);
  };
  const refuse = (problems: string[]) => ({ value: undefined, problems, sentenceAt });

  const slips = text
    .split('\n')
    .flatMap((line, index) => (misread.test(line) ? inLine(index + 1, unreadable) : []));
  if (slips.length > 0) return refuse(slips);

  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    // If the indentation is wrong, the error may begin at a comment above.
    const offset = error.pos[0] + Math.max(0, text.slice(error.pos[0]).search(/^ *[^\s#]/m));
    const message = error.code === 'DUPLICATE_KEY' ? twice : unreadable;
    return refuse([inLine(lineAt(offset), message)]);
  }
  const written: unknown = document.toJS({ reviver: withoutEmpty });
  const checked = rule.safeParse(written, { error: errorMap });
  if (checked.success) return { value: checked.data, problems: [], sentenceAt };
  return refuse(
    checked.error.issues.map((issue) => {
      const path =
        issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
      const value = path.reduce<unknown>((within, key) => Object(within)[key], written);
      const [de, en] = issue.message.split('\n');
      const isText = typeof value === 'string';
      return sentenceAt(
        path,
        inTwoLanguages(
          `${placeOf(path, 'Eintrag')} ${de}${isText ? `; dort steht „${value}“` : ''}.`,
          `${placeOf(path, 'entry')} ${en}${isText ? `; it reads “${value}”` : ''}.`,
        ),
      );
    }),
  );
}

/** Drops empty values and objects of empty values; in a list, each entry keeps its place. */
function withoutEmpty(_key: unknown, value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'object') return value;
  if (Object.keys(value).length === 0) return undefined;
  return Array.isArray(value) ? Array.from(value, (item: unknown) => item ?? {}) : value;
}

/** `degrees, Eintrag 2, institution` for `degrees[1].institution`. */
function placeOf(path: readonly PropertyKey[], entry: string): string {
  return path.map((key) => (typeof key === 'number' ? `${entry} ${key + 1}` : key)).join(', ');
}

const readFrom = <Rule extends z.ZodType>(folder: string, name: string, rule: Rule) =>
  readOwnersFile(
    `site/${folder.slice(siteFolder.length)}${name}`,
    readFileSync(folder + name, 'utf8'),
    rule,
  );

/**
 * The owner's files; with `OWNER=sample` the sample owner's.
 *
 * @param env - OWNER counts
 */
export function readFiles(env: NodeJS.ProcessEnv = process.env) {
  const folder = env['OWNER'] === 'sample' ? sampleFolder : siteFolder;
  return {
    owner: readFrom(folder, 'owner.yaml', ownerRule),
    prices: readFrom(folder, 'prices.yaml', pricesRule),
    seminars: readFrom(folder, 'seminars.yaml', seminarsRule),
  };
}

/** @throws the problems of a file, two lines each */
export function valueOrThrow<Value>({ value, problems }: CheckedFile<Value>): Value {
  if (value === undefined) throw new Error(problems.join('\n'));
  return value;
}

/** A fictional owner whose facts are all known. */
export const sampleOwner = (): Owner =>
  ownerFrom(valueOrThrow(readFrom(sampleFolder, 'owner.yaml', ownerRule)));

/** Whether the pages show the sample owner: with `OWNER=sample`, and while the file has no name. */
export const showsSample = ({ name }: OwnerFile, env: NodeJS.ProcessEnv) =>
  env['OWNER'] === 'sample' || name === undefined;

/**
 * The owner's data, as the pages show it.
 *
 * @param env - OWNER counts
 * @throws the problems of a file
 */
export function readOwnersData(env: NodeJS.ProcessEnv = process.env) {
  const files = readFiles(env);
  const file = valueOrThrow(files.owner);
  const isSample = showsSample(file, env);
  return {
    owner: isSample ? sampleOwner() : ownerFrom(file),
    isSample,
    prices: valueOrThrow(files.prices),
    seminars: valueOrThrow(files.seminars),
  };
}

/** Facts as the pages use them. Those that a launch needs and nobody knows yet are marked as missing. */
export function ownerFrom(file: OwnerFile): Owner {
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => {
      const name = key as keyof OwnerFile;
      if (file[name] !== undefined) return [name, file[name]];
      if (fact.rule.type === 'array') return [name, []];
      if (fact.shown === 'placeholder') return [name, fact.placeholder];
      return [name, isNeeded(name, file) ? { missing: name } : undefined];
    }),
  ) as Owner;
}

/** Whether a launch of this owner needs a fact. */
export function isNeeded(name: keyof typeof facts, file: OwnerFile): boolean {
  const fact = facts[name];
  return fact.shown === 'labelOrNothing' ? fact.isNeededOf(file) : fact.shown !== 'nothing';
}
