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
 * @returns the value, or problems to be corrected; `findingAt` makes a finding in the line of a value
 */
export function readOwnersFile<Schema extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: Schema,
) {
  const counter = new LineCounter();
  // Normalized, and without invisible characters that were copied along.
  const text = new TextDecoder()
    .decode(bytes)
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\u00a0', ' ');
  // The failsafe schema keeps all values as text: 01099 keeps its zero.
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
  const encodingErrorAt = text.search(/[\0\ufffd]|[ÃÂ][\u0080-\u00bf¤¶Ÿ„–œ‰…]|â€/);
  if (encodingErrorAt >= 0)
    return refuse({ file, line: lineOf(encodingErrorAt), message: encodingError });
  const syntaxErrorAt = findSyntaxError(text, document);
  if (syntaxErrorAt < Infinity)
    return refuse({ file, line: lineOf(syntaxErrorAt), message: syntaxError });

  const written: unknown = document.toJS({ reviver: withoutEmpty });
  const { data: value, error } = schema.safeParse(written);
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

/** The first offset that YAML cannot parse, or parses differently from what its author meant. */
function findSyntaxError(text: string, document: Document): number {
  const found = [...document.errors, ...document.warnings]
    .slice(0, 1)
    // For wrong indentation, YAML may report a comment above.
    .map(({ pos: [at] }) => at + Math.max(0, text.slice(at).search(/^ *[^\s#]/m)));
  visit(document, {
    // A value that continues on the next line, as after an unclosed quotation mark, or ends at a #.
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
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readOwnersFile(
      `site/${folder.slice(siteFolder.length)}${name}`,
      readFileSync(folder + name),
      schema,
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

/** Facts as the pages use them. Unknown ones that a launch requires are marked as missing. */
export function ownerFrom(file: OwnerFile, prices: Partial<Prices> = {}): Owner {
  const lists = { degrees: [], trainings: [], profileLinks: [], workingLanguages: [] };
  const missing = factNames
    .filter((name) => !(name in questions) && isRequired(name, file, prices))
    .map((name) => [name, { missing: name }]);
  return { ...Object.fromEntries(missing), ...lists, ...placeholders, ...file } as Owner;
}
