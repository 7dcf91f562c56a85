import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type * as z from 'zod';
import type { Owner } from './fact.js';
import {
  bilingual,
  facts,
  ownerRule,
  pricesRule,
  seminarsRule,
  type Bilingual,
  type FactName,
  type OwnerFile,
  type Slip,
} from './facts.js';

/** Where the owner's files are, with a slash at its end. */
export const siteFolder = fileURLToPath(new URL('../', import.meta.url));

/** Something in one of the owner's files that has to be put right. */
export type Problem = Bilingual & {
  /** As in `site/owner.yaml`. */
  file: string;
  /** From 1. */
  line: number;
};

/** A file of the owner's, read and checked. */
export type OwnersFile<Value> = {
  /** `undefined` where there are problems. */
  value: Value | undefined;
  problems: readonly Problem[];
  /** The line of a value, or of what it would be part of. */
  lineOf: (...path: PropertyKey[]) => number;
};

/**
 * Lines that the files cannot have. One value takes one line, so that a slip has a line too; YAML
 * itself reads some of these lines otherwise than they look, and finds others much later.
 */
const unreadableLines: readonly Slip[] = [
  {
    pattern: /^ *\t/,
    de: 'Diese Zeile beginnt mit einem Tabulator. Rücken Sie sie mit Leerzeichen ein.',
    en: 'This line begins with a tab. Indent it with spaces.',
  },
  {
    pattern: /^ *-[^ ]/,
    de: 'Nach dem Strich fehlt ein Leerzeichen.',
    en: 'A space is missing after the hyphen.',
  },
  {
    pattern: /^ *(?:- )?\w+:(?!\/\/)[^ ]/,
    de: 'Nach dem Doppelpunkt fehlt ein Leerzeichen.',
    en: 'A space is missing after the colon.',
  },
  {
    pattern: /^(?! *(?:-|\w+:)(?: |$))/,
    de: 'In dieser Zeile fehlt der Name mit dem Doppelpunkt. Ein Wert steht ganz in einer Zeile: Name, Doppelpunkt, Leerzeichen, Wert.',
    en: 'This line lacks the name with its colon. A value is on one line: name, colon, space, value.',
  },
];

/** Values that they cannot have as they are. */
const unreadableValues: readonly Slip[] = [
  {
    pattern: /^(?:'(?!(?:[^']|'')*'$)|"(?!(?:[^"\\]|\\.)*"$))/,
    de: 'Das Anführungszeichen am Anfang braucht eines am Ende der Zeile, und keines dazwischen. Ein Text ohne Doppelpunkt und # braucht gar keine: Lassen Sie sie weg.',
    en: 'The quotation mark at the beginning needs one at the end of the line, and none between. A text without colon or # needs none at all: leave them out.',
  },
  {
    pattern: /^[^'"].* #/,
    de: 'Ab dem # liest die Website nicht weiter. Setzen Sie den ganzen Text in gerade Anführungszeichen ("…"), oder schreiben Sie die Anmerkung in eine eigene Zeile.',
    en: 'The website stops reading at the #. Put all of the text into straight quotation marks ("…"), or the note onto a line of its own.',
  },
  {
    pattern: /^[^'"].*:(?: |$)/,
    de: 'Im Text steht ein Doppelpunkt. Setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
    en: 'There is a colon in the text. Put all of it into straight quotation marks: "…".',
  },
  {
    pattern: /^[?-]+$/,
    de: 'Das steht noch nicht fest: Lassen Sie den Wert leer, bis Sie ihn wissen.',
    en: 'This is not settled yet: leave the value empty until you know it.',
  },
  {
    pattern: /^[?&*!|>%@`#[\]{},]|^- /,
    de: 'Der Text beginnt mit einem Zeichen, das hier etwas anderes bedeutet. Setzen Sie ihn in gerade Anführungszeichen: "…".',
    en: 'The text begins with a character that means something else here. Put it into straight quotation marks: "…".',
  },
];

function slipOf(line: string): Slip | undefined {
  if (/^\s*(?:#|$)/.test(line)) return undefined;
  const value = line.replace(/^ *(?:-(?: +|$))?(?:\w+:(?: +|$))?/, '').trimEnd();
  return (
    unreadableLines.find(({ pattern }) => pattern.test(line.trimEnd())) ??
    unreadableValues.find(({ pattern }) => pattern.test(value))
  );
}

const otherwiseUnreadable: Bilingual = {
  de: 'Diese Zeile oder die davor ist nicht lesbar. Vergleichen Sie ihre Einrückung mit der der Nachbarn.',
  en: 'This line or the one before cannot be read. Compare its indentation with that of its neighbours.',
};
const occursTwice: Bilingual = {
  de: 'Dieser Name steht zweimal da. Löschen Sie eine der beiden Zeilen.',
  en: 'This name occurs twice. Delete one of the two lines.',
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
  const refuse = (problems: Problem[]) => ({ value: undefined, problems, lineOf });

  const slips = text.split('\n').flatMap((line, index) => {
    const slip = slipOf(line);
    return slip ? [{ file, line: index + 1, de: slip.de, en: slip.en }] : [];
  });
  if (slips.length > 0) return refuse(slips);

  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const said = error.code === 'DUPLICATE_KEY' ? occursTwice : otherwiseUnreadable;
    // Where the indentation is wrong, the error may begin at a comment above it.
    const offset = error.pos[0] + text.slice(error.pos[0]).search(/^ *[^\s#]/m);
    return refuse([{ file, line: lineAt(offset), ...said }]);
  }

  const written: unknown = document.toJS({ reviver: withoutEmpty }) ?? {};
  const checked = rule.safeParse(written);
  if (checked.success) return { value: checked.data, problems: [], lineOf };
  return refuse(
    checked.error.issues.flatMap((issue) => {
      const paths =
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => [...issue.path, key])
          : [issue.path];
      const { de, en } = bilingual(issue.message);
      return paths.map((path) => {
        const value = path.reduce<unknown>(
          (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
          written,
        );
        const [steht, reads] =
          value === undefined
            ? ['; dort steht nichts', '; there is nothing']
            : typeof value === 'string'
              ? [`; dort steht „${value}“`, `; it reads “${value}”`]
              : ['', ''];
        return {
          file,
          line: lineOf(...path),
          de: `${placeOf(path, 'Eintrag')} ${de}${steht}.`.trim(),
          en: `${placeOf(path, 'entry')} ${en}${reads}.`.trim(),
        };
      });
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

const read = <Rule extends z.ZodType>(name: string, rule: Rule, folder = siteFolder) =>
  readOwnersFile(`site/${name}`, readFileSync(folder + name, 'utf8'), rule);

/** The owner's facts, `owner.yaml` of a folder. */
export const readOwner = (folder?: string) => read('owner.yaml', ownerRule, folder);
export const readPrices = () => read('prices.yaml', pricesRule);
export const readSeminars = () => read('seminars.yaml', seminarsRule);

/** What a file says. @throws its problems, a line each */
export function valueOf<Value>({ value, problems }: OwnersFile<Value>): Value {
  if (value === undefined) throw new Error(problems.flatMap(sentences).join('\n'));
  return value;
}

/** A problem in German and in English, each with file and line. */
export function sentences({ file, line, de, en }: Problem): [string, string] {
  return [`${file}, Zeile ${line}: ${de}`, `${file}, line ${line}: ${en}`];
}

/** Whether the pages show the sample owner: with OWNER=sample, and until the file has a name. */
export const showsSample = ({ name }: OwnerFile, env: NodeJS.ProcessEnv) =>
  env['OWNER'] === 'sample' || name === undefined;

/**
 * Whose facts the pages show, see {@link showsSample}.
 *
 * @throws the problems of site/owner.yaml
 */
export function shownOwner(env = process.env): { owner: Owner; isSample: boolean } {
  const file = valueOf(readOwner());
  const isSample = showsSample(file, env);
  return { owner: isSample ? sampleOwner() : ownerFrom(file), isSample };
}

/** The folder of the sample owner's file and portrait. */
export const sampleFolder = `${siteFolder}owner/sample/`;

/** A fictional owner of whom every fact is known. */
export function sampleOwner(): Owner {
  return ownerFrom(valueOf(readOwner(sampleFolder)));
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
