import { LineCounter, parseDocument, type Node } from 'yaml';
import * as z from 'zod';

/** An invalid or missing value. */
export type Finding = {
  file: string;
  /** Counted from 1; absent if the file has no such line. */
  line?: number | undefined;
  /** What is wrong and what to do, in German, because the owner reads it. */
  message: string;
};

const syntaxError =
  'Diese Zeile oder die davor ist nicht lesbar, oder ihr Name steht zweimal da. Eine Zeile besteht aus Name, Doppelpunkt, Leerzeichen und Wert, eingerückt mit Leerzeichen (nicht mit dem Tabulator) wie ihre Nachbarn; ein neuer Eintrag einer Liste beginnt mit „- “. Ein Text mit einem Doppelpunkt, mit einem # oder mit einem Zeichen am Anfang steht ganz in geraden Anführungszeichen: "…".';

const encodingError =
  'Hier stehen falsch gespeicherte Zeichen. Schreiben Sie sie neu, und speichern Sie die Datei als UTF-8.';

/**
 * Reads a YAML file and checks it with a schema.
 *
 * @param file - its path, as in `site/owner.yaml`
 * @returns the value, or problems to be corrected; `lineOf` returns the line of a value, or of what it is in
 */
export function readYaml<Schema extends z.ZodType>(
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
    // To the parser, a carriage return alone ends no line, so that the comment at the top would be the whole file.
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ');
  // The failsafe schema keeps all values as text: 01099 keeps its zero.
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
    // Not 'silent', which drops all that follows a line of three hyphens.
    logLevel: 'error',
  });
  const lineOf = (path: readonly PropertyKey[]) => {
    const nodes = path.map((_, end) => document.getIn(path.slice(0, end + 1), true) as Node | null);
    const range = nodes.findLast((node) => node?.range)?.range;
    return range ? counter.linePos(range[0]).line : undefined;
  };
  const refuse = (...problems: Finding[]) => ({ value: undefined, problems, lineOf });

  const wronglySavedAt = text.search(/[\0\ufffd]|[ÃÂ][\u0080-\u00bf¤¶Ÿ„–œ‰…]|â€/);
  if (wronglySavedAt >= 0)
    return refuse({ file, line: counter.linePos(wronglySavedAt).line, message: encodingError });
  const [unreadable] = [...document.errors, ...document.warnings];
  if (unreadable)
    return refuse({ file, line: counter.linePos(unreadable.pos[0]).line, message: syntaxError });

  const written: unknown = document.toJS({ reviver: withoutEmpty });
  const { data: value, error } = schema.safeParse(written, { error: describeIssue });
  if (!error) return { value, problems: [], lineOf };
  return refuse(
    ...error.issues.map((issue) => {
      const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])];
      const found = document.getIn(path);
      const place =
        z.core.toDotPath(path) + (found && typeof found === 'string' ? ` "${found}"` : '');
      return { file, line: lineOf(path), message: `${place}: ${issue.message}.` };
    }),
  );
}

/** Drops empty values and objects of empty values; in a list, each entry keeps its place. */
function withoutEmpty(_key: unknown, value: unknown): unknown {
  const isEmpty = value === null || Object.keys(Object(value)).length === 0;
  return isEmpty ? undefined : Array.isArray(value) ? [...value] : value;
}

const german = z.locales.de().localeError;

function describeIssue(issue: z.core.$ZodRawIssue) {
  if (issue.input === undefined) return 'muss ausgefüllt sein';
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return 'muss eine Liste sein; jeder Eintrag beginnt in einer eigenen Zeile mit „- “';
  return german(issue);
}

/** The place of a finding and, indented, its sentence. */
export const formatFinding = ({ file, line, message }: Finding) =>
  `${file}${line ? `, Zeile ${line}` : ''}:\n  ${message}`;
