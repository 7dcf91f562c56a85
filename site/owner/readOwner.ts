import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type * as z from 'zod';
import type { Owner } from './fact.js';
import {
  casesRule,
  facts,
  ownerRule,
  pricesRule,
  seminarsRule,
  type FactName,
  type OwnerFile,
} from './facts.js';
import { errorMap, misread, unreadable } from './messages.js';

/** Where the owner's files are, with a slash at its end. */
export const siteFolder = fileURLToPath(new URL('../', import.meta.url));

/** The folder of a fictional owner of whom every fact is known, with dates that are over. */
export const sampleFolder = `${siteFolder}owner/sample/`;

/** Something in one of the owner's files that has to be put right; `line` counts from 1. */
export type Problem = { file: string; line: number; de: string; en: string };

/** A file of the owner's, read and checked. */
export type OwnersFile<Value> = {
  /** As in `site/owner.yaml`. */
  file: string;
  text: string;
  /** `undefined` where there are problems. */
  value: Value | undefined;
  problems: readonly Problem[];
  /** The line of a value, or of what it would be part of. */
  lineOf: (...path: PropertyKey[]) => number;
};

/** Reads a file of the owner's and checks it by its rule. */
export function readOwnersFile<Rule extends z.ZodType>(
  file: string,
  text: string,
  rule: Rule,
): OwnersFile<z.output<Rule>> {
  const counter = new LineCounter();
  // All values as the text that they are: 01099 keeps its zero.
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const lineOf = (...path: PropertyKey[]) => lineAt(offsetOf(document.contents, path));
  const refuse = (problems: Problem[]) => ({ file, text, value: undefined, problems, lineOf });

  const slips = text.split('\n').flatMap((line, index) => {
    const [, de, en] = misread.find(([pattern]) => pattern.test(line)) ?? [];
    return de && en ? [{ file, line: index + 1, de, en }] : [];
  });
  if (slips.length > 0) return refuse(slips);

  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    // Where the indentation is wrong, the error may begin at a comment above it.
    const offset = error.pos[0] + Math.max(0, text.slice(error.pos[0]).search(/^ *[^\s#]/m));
    const [de, en] = (unreadable[error.code] ?? unreadable['other'])!;
    return refuse([{ file, line: lineAt(offset), de, en }]);
  }
  const written: unknown = document.toJS({ reviver: withoutEmpty });
  const checked = rule.safeParse(written, { error: errorMap });
  if (checked.success) return { ...refuse([]), value: checked.data };
  return refuse(
    checked.error.issues.map((issue) => {
      const path =
        issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
      const value = path.reduce<unknown>((at, key) => Object(at)[key], written);
      const [de = '', en = ''] = issue.message.split('\n');
      const isText = typeof value === 'string';
      return {
        file,
        line: lineOf(...path),
        de: `${placeOf(path, 'Eintrag')} ${de}${isText ? `; dort steht „${value}“` : ''}.`,
        en: `${placeOf(path, 'entry')} ${en}${isText ? `; it reads “${value}”` : ''}.`,
      };
    }),
  );
}

/** Leaves out values that are empty, and what has only empty ones; in a list each entry keeps its place. */
function withoutEmpty(_key: unknown, value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'object') return value;
  if (Object.keys(value).length === 0) return undefined;
  return Array.isArray(value) ? Array.from(value, (item: unknown) => item ?? {}) : value;
}

/** Where a value begins in the text, or the last thing on the way to it that is there. */
function offsetOf(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!pair) return offset;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    }
  }
  return offset;
}

/** `degrees, Eintrag 2, institution` for `degrees[1].institution`. */
function placeOf(path: readonly PropertyKey[], entry: string): string {
  return path.map((key) => (typeof key === 'number' ? `${entry} ${key + 1}` : key)).join(', ');
}

/** A problem in German and in English, each with file and line. */
export const sentences = ({ file, line, de, en }: Problem): [string, string] => [
  `${file}, Zeile ${line}: ${de}`,
  `${file}, line ${line}: ${en}`,
];

/** What a file says. @throws its problems, a line each */
export function valueOf<Value>({ value, problems }: OwnersFile<Value>): Value {
  if (value === undefined) throw new Error(problems.flatMap(sentences).join('\n'));
  return value;
}

const readFrom = <Rule extends z.ZodType>(folder: string, name: string, rule: Rule) =>
  readOwnersFile(
    `site/${folder.slice(siteFolder.length)}${name}`,
    readFileSync(folder + name, 'utf8'),
    rule,
  );

/** The owner's files; with `OWNER=sample` the sample owner's, who has the site's case studies. */
export function readFiles(env: NodeJS.ProcessEnv = process.env) {
  const folder = env['OWNER'] === 'sample' ? sampleFolder : siteFolder;
  return {
    owner: readFrom(folder, 'owner.yaml', ownerRule),
    prices: readFrom(folder, 'prices.yaml', pricesRule),
    seminars: readFrom(folder, 'seminars.yaml', seminarsRule),
    cases: readFrom(siteFolder, 'cases.yaml', casesRule),
  };
}

/** A fictional owner of whom every fact is known. */
export const sampleOwner = (): Owner =>
  ownerFrom(valueOf(readFrom(sampleFolder, 'owner.yaml', ownerRule)));

/** Whether the pages show the sample owner: with `OWNER=sample`, and until the file has a name. */
export const showsSample = ({ name }: OwnerFile, env: NodeJS.ProcessEnv) =>
  env['OWNER'] === 'sample' || name === undefined;

/**
 * All that the pages show of what the owner has filled in.
 *
 * @throws the problems of the files
 */
export function ownersData(env: NodeJS.ProcessEnv = process.env) {
  const files = readFiles(env);
  const file = valueOf(files.owner);
  const isSample = showsSample(file, env);
  return {
    owner: isSample ? sampleOwner() : ownerFrom(file),
    isSample,
    prices: valueOf(files.prices),
    seminars: valueOf(files.seminars),
    cases: valueOf(files.cases),
  };
}

/** Facts as the pages use them: what a launch needs and nobody knows yet is marked as missing. */
export function ownerFrom(file: OwnerFile): Owner {
  return Object.fromEntries(
    Object.entries(facts).map(([name, { rule, ...fact }]) => {
      const value = file[name as keyof OwnerFile];
      if (value !== undefined) return [name, value];
      if (rule.type === 'array') return [name, []];
      if ('placeholder' in fact) return [name, fact.placeholder];
      return [name, isNeeded(name as FactName, file) ? { missing: name } : undefined];
    }),
  ) as Owner;
}

/** Whether a launch needs a fact, of an owner about whom `file` is known. */
export function isNeeded(name: keyof typeof facts, file: OwnerFile): boolean {
  const { launch } = facts[name];
  return typeof launch === 'function' ? launch(file) : launch;
}
