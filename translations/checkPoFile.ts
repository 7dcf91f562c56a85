import pluralFunction from '@tannin/plural-forms';
import { languageName } from './languageNames.js';
import type { PoFile, PoProblem } from './po.js';

/** Problems of a PO file as a whole: syntax, charset, header, duplicate messages. */
export function checkPoFile(po: PoFile, language: string): PoProblem[] {
  return [
    ...checkLayout(po),
    ...po.problems,
    ...checkCharset(po),
    ...checkHeader(po, language),
    ...checkTwice(po),
  ];
}

/** Changes that an editor made to the whole file. They parse, but spoil every diff. */
function* checkLayout({ text }: PoFile): Iterable<PoProblem> {
  const found = { rule: 'layout', line: 1 } as const;
  const again = 'or copy your sentences into a fresh download of the file with Poedit';
  if (text.startsWith('\uFEFF')) {
    yield {
      ...found,
      wrong: 'The file begins with an invisible sign that some Windows programs put there.',
      right: `In your program save it as “UTF-8” instead of “UTF-8 with BOM”, ${again}.`,
    };
  }
  if (text.includes('\r\n')) {
    yield {
      ...found,
      wrong: 'The lines of this file end as Windows ends them.',
      right:
        'In Poedit choose Preferences, Advanced, Line endings “Unix”, and save the file once more.',
    };
  }
}

function* checkCharset({ text, headers }: PoFile): Iterable<PoProblem> {
  const rule = 'po-charset';
  const right = 'Save the file with the encoding “UTF-8”.';
  const lineOf = (index: number) => text.slice(0, index).split('\n').length;
  // Bytes that are not UTF-8 come out of the decoder as U+FFFD.
  const broken = text.indexOf('\uFFFD');
  if (broken !== -1) {
    yield {
      rule,
      line: lineOf(broken),
      wrong: 'A letter of this line cannot be read: the file was saved with another encoding.',
      right,
    };
  }
  const type = headers.get('content-type');
  const charset = /charset=([\w-]+)/i.exec(type?.value ?? '')?.[1];
  if (!type || !charset || charset.toLowerCase() !== 'utf-8') {
    yield {
      rule,
      line: type?.line ?? 1,
      wrong: charset
        ? `The header says that the file is written in ${charset}.`
        : 'The header does not say which charset the file is written in.',
      right: '"Content-Type: text/plain; charset=utf-8\\n"',
    };
  }
}

function* checkHeader({ headers }: PoFile, language: string): Iterable<PoProblem> {
  const rule = 'po-header';
  const named = headers.get('language');
  if (named && named.value !== '' && named.value.replace('_', '-') !== language) {
    yield {
      rule,
      line: named.line,
      wrong: `The header says Language: ${named.value}, but the file is in the folder of ${languageName(language)}.`,
      right: `"Language: ${language}\\n"`,
    };
  }
  const plural = headers.get('plural-forms');
  if (!plural?.value) return;
  const right = 'Take the Plural-Forms line out: plurals are part of the texts here.';
  const [, count, formula] =
    /^nplurals=(\d+);\s*plural=([\d\sn()=!<>%&|?:]+);?$/.exec(plural.value) ?? [];
  const wrong = formula
    ? pluralSlip(language, Number(count), formula)
    : 'cannot be read; it should look like nplurals=2; plural=(n != 1);';
  if (wrong) yield { rule, line: plural.line, wrong: `The header Plural-Forms ${wrong}`, right };
}

/** Compares a gettext plural formula with the language's own rules, number by number. */
function pluralSlip(language: string, count: number, formula: string): string | undefined {
  let formOf: (n: number) => number;
  try {
    formOf = pluralFunction(formula) as (n: number) => number;
    formOf(1);
  } catch {
    return 'holds a formula that cannot be read.';
  }
  const rules = new Intl.PluralRules(language);
  const categoryOf = new Map<number, string>();
  for (let n = 0; n <= 200; n += 1) {
    const category = rules.select(n);
    const form = formOf(n);
    if ((categoryOf.get(form) ?? category) !== category || form >= count) {
      return `is not that of ${languageName(language)}: it counts ${n} wrongly.`;
    }
    categoryOf.set(form, category);
  }
  // Newer tools also count the form that French has for millions, older ones don't.
  const most = rules.resolvedOptions().pluralCategories.length;
  const least = new Set(categoryOf.values()).size;
  if (categoryOf.size === least && count >= least && count <= most) return undefined;
  return `speaks of ${count} forms; ${languageName(language)} has ${least}.`;
}

function* checkTwice({ entries }: PoFile): Iterable<PoProblem> {
  const seen = new Map<string, number>();
  for (const { context, id, line, obsolete } of entries) {
    if (obsolete) continue;
    const key = `${context ?? ''}\u0004${id}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, line);
    } else {
      yield {
        rule: 'po-duplicate',
        line,
        id,
        wrong: `This message is in the file twice, first in line ${first}.`,
        right: 'Keep the better translation and delete the other block.',
      };
    }
  }
}
