import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import * as z from 'zod';
import type { Owner } from './fact.js';
import {
  findingsError,
  encodingError,
  issueMessage,
  syntaxError,
  type Finding,
  type LocalizedText,
} from './findings.js';
import { earliestFirst, factNames, isRequired, ownerSchema, placeholders } from './schema.js';
import { pricesSchema, questions, seminarsSchema, type OwnerFile, type Prices } from './schema.js';

/** The folder of the owner's files, with a trailing slash. */
export const siteFolder = fileURLToPath(new URL('../', import.meta.url));

/** The folder of a fictional owner whose facts are all known and whose seminars are over. */
export const sampleFolder = `${siteFolder}owner/sample/`;

/**
 * Reads and checks one of the owner's files.
 *
 * @param file - its path, as in `site/owner.yaml`
 * @returns a value or problems, which have to be corrected; `findingAt` is a finding in the line of a value
 */
export function readOwnersFile<Rule extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  rule: Rule,
) {
  const counter = new LineCounter();
  // Composed, and without invisible characters, which come along when a text is copied.
  const text = new TextDecoder()
    .decode(bytes)
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\u00a0', ' ');
  // All values stay text: 01099 keeps its zero.
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const lineOf = (offset = 0) => counter.linePos(offset).line;
  const findingAt = (path: readonly PropertyKey[], message: LocalizedText): Finding => {
    const nodes = path.map((_, end) => document.getIn(path.slice(0, end + 1), true) as Node | null);
    const node = nodes.findLast((one) => one?.range);
    return { file, line: node ? lineOf(node.range![0]) : undefined, message };
  };
  const refuse = (...problems: Finding[]) => ({ value: undefined, problems, findingAt });
  const garbledAt = text.search(/[\0\ufffd]|[ÃÂ][\u0080-\u00bf¤¶Ÿ„–œ‰…]|â€/);
  if (garbledAt >= 0) return refuse({ file, line: lineOf(garbledAt), message: encodingError });
  const unreadAt = unreadIn(text, document);
  if (unreadAt < Infinity) return refuse({ file, line: lineOf(unreadAt), message: syntaxError });

  const written: unknown = document.toJS({ reviver: withoutEmpty });
  const { data: value, error } = rule.safeParse(written);
  if (!error) return { value, problems: [], findingAt };
  return refuse(
    ...error.issues.map((issue) => {
      const { path } = issue;
      const at = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0]!] : path;
      const value = at.reduce<unknown>((within, key) => Object(within)[key], written);
      return findingAt(at, issueMessage(issue, z.core.toDotPath(at), value));
    }),
  );
}

/** The first place that YAML cannot read, or that its author did not mean as YAML reads it. */
function unreadIn(text: string, document: Document): number {
  const found = [...document.errors, ...document.warnings]
    .slice(0, 1)
    // If the indentation is wrong, the error may begin at a comment above.
    .map(({ pos: [at] }) => at + Math.max(0, text.slice(at).search(/^ *[^\s#]/m)));
  visit(document, {
    // A value that continues in the next line, as after an open quotation mark, or ends at a #.
    Scalar(_, { range, anchor }) {
      const [start, end, next] = range!;
      if (anchor || text.slice(start, end).includes('\n') || /^ *#/.test(text.slice(end, next)))
        found.push(start);
    },
  });
  return Math.min(...found);
}

/** Drops empty values and objects of empty values; in a list, each entry keeps its place. */
function withoutEmpty(_key: unknown, value: unknown): unknown {
  const isEmpty = value === null || Object.keys(Object(value)).length === 0;
  return isEmpty ? undefined : Array.isArray(value) ? [...value] : value;
}

/**
 * The owner's files; with `OWNER=sample` the sample owner's.
 *
 * @param env - reads OWNER
 */
export function readFiles(env: NodeJS.ProcessEnv = process.env) {
  const folder = env['OWNER'] === 'sample' ? sampleFolder : siteFolder;
  const read = <Rule extends z.ZodType>(name: string, rule: Rule) =>
    readOwnersFile(
      `site/${folder.slice(siteFolder.length)}${name}`,
      readFileSync(folder + name),
      rule,
    );
  return {
    owner: read('owner.yaml', ownerSchema),
    prices: read('prices.yaml', pricesSchema),
    seminars: read('seminars.yaml', seminarsSchema),
  };
}

type Checked<Value> = { value: Value | undefined; problems: readonly Finding[] };

/** @throws the problems of a file */
export function valueOrThrow<Value>({ value, problems }: Checked<Value>): Value {
  if (value === undefined) throw findingsError(problems);
  return value;
}

/** A fictional owner whose facts are all known. */
export const sampleOwner = (): Owner => readOwnersData({ OWNER: 'sample' }).owner;

/** Whether the pages show the sample owner: with `OWNER=sample`, and while the file has no name. */
export const showsSample = ({ name }: OwnerFile, env: NodeJS.ProcessEnv) =>
  env['OWNER'] === 'sample' || name === undefined;

/**
 * The owner's data, as the pages show it; seminars earliest first.
 *
 * @param env - reads OWNER
 * @throws the problems of a file
 */
export function readOwnersData(env: NodeJS.ProcessEnv = process.env) {
  const files = readFiles(env);
  const written = valueOrThrow(files.owner);
  const prices = valueOrThrow(files.prices);
  const isSample = showsSample(written, env);
  const owner = isSample ? valueOrThrow(readFiles({ OWNER: 'sample' }).owner) : written;
  return {
    owner: ownerFrom(owner, prices),
    isSample,
    prices,
    seminars: earliestFirst(valueOrThrow(files.seminars)),
  };
}

/** Facts as the pages use them. Those that a launch needs and nobody knows yet are marked as missing. */
export function ownerFrom(file: OwnerFile, prices: Partial<Prices> = {}): Owner {
  const lists = { degrees: [], trainings: [], profileLinks: [], workingLanguages: [] };
  const missing = factNames
    .filter((name) => !(name in questions) && isRequired(name, file, prices))
    .map((name) => [name, { missing: name }]);
  return { ...Object.fromEntries(missing), ...lists, ...placeholders, ...file } as Owner;
}
