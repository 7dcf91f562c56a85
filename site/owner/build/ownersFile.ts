/** Reads and checks the owner's files. */
import { LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import * as z from 'zod';

export type LocalizedText = { de: string; en: string };

/** An invalid or missing value. */
export type Finding = {
  file: string;
  /** Counted from 1; absent if the file has no such line. */
  line?: number | undefined;
  message: LocalizedText;
};

const syntaxError: LocalizedText = {
  de: 'Diese Zeile oder die davor ist nicht lesbar, oder ihr Name steht zweimal da. Eine Zeile besteht aus Name, Doppelpunkt, Leerzeichen und Wert, eingerückt mit Leerzeichen (nicht mit dem Tabulator) wie ihre Nachbarn; ein neuer Eintrag einer Liste beginnt mit „- “. Ein Text mit einem Doppelpunkt, mit einem # oder mit einem Zeichen am Anfang steht ganz in geraden Anführungszeichen: "…".',
  en: 'This line or the one before cannot be read, or its name occurs twice. A line is name, colon, space and value, indented with spaces (no tab) like its neighbours; a new entry of a list begins with “- ”. A text with a colon, with a # or with a sign at its beginning is in straight quotation marks as a whole: "…".',
};

const encodingError: LocalizedText = {
  de: 'Hier stehen falsch gespeicherte Zeichen. Schreiben Sie sie neu, und speichern Sie die Datei als UTF-8.',
  en: 'Characters here were saved wrongly. Write them again, and save the file as UTF-8.',
};

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
  const lineOf = (offset: number) => counter.linePos(offset).line;
  const findingAt = (path: readonly PropertyKey[], message: LocalizedText): Finding => {
    const nodes = path.map((_, end) => document.getIn(path.slice(0, end + 1), true) as Node | null);
    const range = nodes.findLast((node) => node?.range)?.range;
    return { file, line: range ? lineOf(range[0]) : undefined, message };
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
 * A sentence about an invalid value: where it is, what is wrong, what it reads.
 *
 * @param path - of the value in its file, as in `[0].sessions[0].end`
 */
function issueMessage(issue: z.core.$ZodIssue, path: string, value: unknown): LocalizedText {
  const { de, en } = describeIssue(issue, value);
  const place = path && `${path}: `;
  const [dort, reads] =
    typeof value === 'string' ? [`; dort steht „${value}“`, `; it reads “${value}”`] : ['', ''];
  return { de: `${place}${de}${dort}.`, en: `${place}${en}${reads}.` };
}

const [german, english] = [z.locales.de().localeError, z.locales.en().localeError];

function describeIssue(issue: z.core.$ZodIssue, value: unknown): LocalizedText {
  if (value === undefined) return { de: 'muss ausgefüllt sein', en: 'must be filled in' };
  // From `says` in values.ts.
  if (issue.code === 'custom') return issue.params as LocalizedText;
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return {
      de: 'muss eine Liste sein; jeder Eintrag beginnt in einer eigenen Zeile mit „- “',
      en: 'must be a list; each entry begins on a line of its own with “- ”',
    };
  const raw = { ...issue, input: value } as z.core.$ZodRawIssue;
  return { de: String(german(raw)), en: String(english(raw)) };
}

export function formatFinding(
  { file, line, message }: Finding,
  language: keyof LocalizedText,
): string {
  const word = { de: 'Zeile', en: 'line' }[language];
  return `${line === undefined ? file : `${file}, ${word} ${line}`}: ${message[language]}`;
}

/** Findings as an error: each in German, then in English. */
export const findingsError = (findings: readonly Finding[]) =>
  new Error(
    findings.flatMap((one) => [formatFinding(one, 'de'), formatFinding(one, 'en')]).join('\n'),
  );
