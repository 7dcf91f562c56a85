import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import * as z from 'zod';
import type { Owner } from './fact.js';
import {
  earliestFirst,
  factNames,
  isNeeded,
  ownerRule,
  placeholders,
  pricesRule,
  questions,
  seminarsRule,
} from './rules.js';
import type { OwnerFile, Prices } from './rules.js';
import { inTwoLanguages } from './inTwoLanguages.js';

/** The folder of the owner's files, with a trailing slash. */
export const siteFolder = fileURLToPath(new URL('../', import.meta.url));

/** The folder of a fictional owner whose facts are all known and whose seminars are over. */
export const sampleFolder = `${siteFolder}owner/sample/`;

/** What the owner has to know or to do about a line of a file. */
export type Finding = {
  file: string;
  /** Counted from 1; absent if the file has no such line. */
  line?: number | undefined;
  /** By `inTwoLanguages`. */
  message: string;
};

type Checked<Value> = {
  /** `undefined` if there are problems. */
  value: Value | undefined;
  /** What has to be corrected. */
  problems: readonly Finding[];
};

type CheckedFile<Value> = Checked<Value> & {
  /** A finding in the line of a value, or of its nearest parent. */
  findingAt: (path: readonly PropertyKey[], message: string) => Finding;
};

const unreadable = inTwoLanguages(
  'Diese Zeile oder die davor ist nicht lesbar. Eine Zeile besteht aus Name, Doppelpunkt, Leerzeichen und Wert, eingerückt mit Leerzeichen (nicht mit dem Tabulator) wie ihre Nachbarn. Ein Text mit einem Doppelpunkt, mit einem # oder mit einem Zeichen am Anfang steht ganz in geraden Anführungszeichen: "…".',
  'This line or the one before cannot be read. A line is name, colon, space and value, indented with spaces (no tab) like its neighbours. A text with a colon, with a # or with a sign at its beginning is in straight quotation marks as a whole: "…".',
);
const twice = inTwoLanguages(
  'Dieser Name steht zweimal da. Löschen Sie eine der beiden Zeilen; in einer Liste fehlt dem neuen Eintrag sein „- “.',
  'This name occurs twice. Delete one of the two lines; in a list, the new entry lacks its “- ”.',
);
const notUtf8 = inTwoLanguages(
  'Die Datei ist nicht als UTF-8 gespeichert. Speichern Sie sie so.',
  'The file is not saved as UTF-8. Save it as that.',
);
const empty = inTwoLanguages('muss ausgefüllt sein', 'must be filled in');

const unknown = inTwoLanguages(
  'ist kein Name, den die Website kennt; schreiben Sie das Wort vor dem Doppelpunkt, wie es vorher dastand',
  'is no name that the website knows; write the word before the colon as it was before',
);

const [german, english] = [z.locales.de().localeError, z.locales.en().localeError];
const errorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return empty;
  if (issue.code === 'unrecognized_keys') return unknown;
  return inTwoLanguages(String(german(issue)), String(english(issue)));
};

/**
 * Reads and checks one of the owner's files.
 *
 * @param file - its path, as in `site/owner.yaml`
 */
export function readOwnersFile<Rule extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  rule: Rule,
): CheckedFile<z.output<Rule>> {
  const counter = new LineCounter();
  const text = textOf(bytes);
  // All values stay text: 01099 keeps its zero.
  const document = parseDocument(text ?? '', {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const inLineOf = (offset: number | undefined, message: string): Finding => ({
    file,
    line: offset === undefined ? undefined : counter.linePos(offset).line,
    message,
  });
  const findingAt: CheckedFile<unknown>['findingAt'] = (path, message) => {
    const nodes = path.map((_, end) => document.getIn(path.slice(0, end + 1), true) as Node | null);
    return inLineOf(nodes.findLast((node) => node?.range)?.range?.[0], message);
  };
  const refuse = (...problems: Finding[]) => ({ value: undefined, problems, findingAt });
  if (text === undefined) return refuse({ file, message: notUtf8 });

  const [error] = [...document.errors, ...document.warnings];
  const offset = Math.min(
    misreadAt(document, text),
    error ? lineFrom(text, error.pos[0]) : Infinity,
  );
  if (offset < Infinity)
    return refuse(inLineOf(offset, error?.code === 'DUPLICATE_KEY' ? twice : unreadable));

  const written: unknown = document.toJS({ reviver: withoutEmpty });
  const checked = rule.safeParse(written, { error: errorMap });
  if (checked.success) return { value: checked.data, problems: [], findingAt };
  return refuse(
    ...checked.error.issues.map(({ path, message, ...issue }) => {
      const at = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0]!] : path;
      const value = at.reduce<unknown>((within, key) => Object(within)[key], written);
      const [de, en] = message.split('\n');
      const isText = typeof value === 'string';
      return findingAt(
        at,
        inTwoLanguages(
          `${placeOf(at, 'Eintrag') || 'Die Datei'}: ${de}${isText ? `; dort steht „${value}“` : ''}.`,
          `${placeOf(at, 'entry') || 'The file'}: ${en}${isText ? `; it reads “${value}”` : ''}.`,
        ),
      );
    }),
  );
}

/** Composed, and without invisible characters, which come along when a text is copied. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text
      .normalize('NFC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll('\u00a0', ' ');
  } catch {
    return undefined;
  }
}

/**
 * Where YAML reads a value otherwise than its author meant: it goes on in the next line, as after an open
 * quotation mark, or ends at a #. No value in these files does.
 */
function misreadAt(document: Document, text: string): number {
  const found: number[] = [Infinity];
  visit(document, {
    Scalar(_, { range, anchor }) {
      const [start, end, next] = range!;
      if (anchor || text.slice(start, end).includes('\n') || /^ *#/.test(text.slice(end, next)))
        found.push(start);
    },
  });
  return Math.min(...found);
}

/** If the indentation is wrong, YAML's error may begin at a comment above. */
const lineFrom = (text: string, offset: number) =>
  offset + Math.max(0, text.slice(offset).search(/^ *[^\s#]/m));

/** Drops empty values and objects of empty values; in a list, each entry keeps its place. */
function withoutEmpty(_key: unknown, value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'object') return value;
  if (Object.keys(value).length === 0) return undefined;
  return Array.isArray(value) ? Array.from(value, (item: unknown) => item ?? {}) : value;
}

/** `degrees, entry 2, institution` for `degrees[1].institution`. */
const placeOf = (path: readonly PropertyKey[], entry: string) =>
  path.map((key) => (typeof key === 'number' ? `${entry} ${key + 1}` : String(key))).join(', ');

const readFrom = <Rule extends z.ZodType>(folder: string, name: string, rule: Rule) =>
  readOwnersFile(
    `site/${folder.slice(siteFolder.length)}${name}`,
    readFileSync(folder + name),
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

/** A finding with its place, by `inTwoLanguages`. */
export function sentence({ file, line, message }: Finding): string {
  const [de, en] = message.split('\n');
  const place = (word: string) => (line === undefined ? file : `${file}, ${word} ${line}`);
  return inTwoLanguages(`${place('Zeile')}: ${de}`, `${place('line')}: ${en}`);
}

/** @throws the problems of a file */
export function valueOrThrow<Value>({ value, problems }: Checked<Value>): Value {
  if (value === undefined) throw new Error(problems.map(sentence).join('\n'));
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
 * @param env - OWNER counts
 * @throws the problems of a file
 */
export function readOwnersData(env: NodeJS.ProcessEnv = process.env) {
  const files = readFiles(env);
  const written = valueOrThrow(files.owner);
  const prices = valueOrThrow(files.prices);
  const isSample = showsSample(written, env);
  const file = isSample ? valueOrThrow(readFrom(sampleFolder, 'owner.yaml', ownerRule)) : written;
  return {
    owner: ownerFrom(file, prices),
    isSample,
    prices,
    seminars: earliestFirst(valueOrThrow(files.seminars)),
  };
}

/** Facts as the pages use them. Those that a launch needs and nobody knows yet are marked as missing. */
export function ownerFrom(file: OwnerFile, prices: Partial<Prices> = {}): Owner {
  const lists = { degrees: [], trainings: [], profileLinks: [], workingLanguages: [] };
  const isSilent = (name: string) => questions.some((each) => each === name);
  const missing = factNames
    .filter((name) => !isSilent(name) && isNeeded(name, file, prices))
    .map((name) => [name, { missing: name }]);
  return { ...Object.fromEntries(missing), ...lists, ...placeholders, ...file } as Owner;
}
