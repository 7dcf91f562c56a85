import { baseLanguage, languageName } from './languageNames.js';
import { keyOf, type PoFile, type PoDiagnostic } from './po.js';

/** Problems of a PO file as a whole: syntax, charset, header, duplicate messages. */
export function checkPoFile(po: PoFile, language: string): PoDiagnostic[] {
  return [
    ...checkLayout(po),
    ...po.problems,
    ...checkCharset(po),
    ...checkHeader(po, language),
    ...checkTwice(po),
  ];
}

/** Changes that an editor made to the whole file. They parse, but spoil every diff. */
function* checkLayout({ text }: PoFile): Iterable<PoDiagnostic> {
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

function* checkCharset({ text, headers }: PoFile): Iterable<PoDiagnostic> {
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

/** Not the plural formula that editors write there: the plurals are inside the texts. */
function* checkHeader({ headers }: PoFile, language: string): Iterable<PoDiagnostic> {
  const named = headers.get('language');
  const value = named?.value.replace('_', '-');
  // Platforms write the region too: de_DE is the German of every folder called de.
  if (named && value && value !== language && baseLanguage(value) !== language) {
    yield {
      rule: 'po-header',
      line: named.line,
      wrong: `The header says Language: ${named.value}, but the file is in the folder of ${languageName(language)}.`,
      right: `"Language: ${language}\\n"`,
    };
  }
}

function* checkTwice({ entries }: PoFile): Iterable<PoDiagnostic> {
  const seen = new Map<string, number>();
  for (const entry of entries.filter(({ obsolete }) => !obsolete)) {
    const { id, line } = entry;
    const key = keyOf(entry);
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
