import { parsePo } from 'pofile-ts';
import { baseLanguage, languageName } from './languageNames.js';
import { keyOf, type PoFile, type PoDiagnostic } from './po.js';

/** Problems of a PO file as a whole: layout, syntax, charset, header, duplicate messages. */
export function* checkPoFile(po: PoFile, language: string): Iterable<PoDiagnostic> {
  const { text, header, entries, problems } = po;
  const lineOf = (found: string) =>
    Math.max(1, text.slice(0, text.indexOf(found) + 1).split('\n').length);
  // They parse, but spoil every diff.
  if (text.startsWith('\uFEFF') || text.includes('\r\n')) {
    yield {
      rule: 'layout',
      line: 1,
      wrong: 'The file was saved as Windows does it, with other line ends or an invisible mark.',
      right:
        'Save it as UTF-8 without BOM and with Unix line ends (Poedit: Preferences, Advanced).',
    };
  }
  yield* problems;

  const charsetRule = { rule: 'po-charset', right: 'Save the file with the encoding “UTF-8”.' };
  // Bytes that are not UTF-8 come out of the decoder as U+FFFD.
  if (text.includes('\uFFFD')) {
    const wrong = 'A letter cannot be read: the file was saved with another encoding.';
    yield { ...charsetRule, line: lineOf('\uFFFD'), wrong };
  }
  // Some programs write the whole header on one line, which the library does not read.
  const onLines = header.replace(/msgstr "(?!")/, 'msgstr ""\n"').replace(/\\n(?!")/g, '\\n"\n"');
  const { 'Content-Type': type = '', Language: named = '' } = parsePo(onLines).headers;
  if (!/charset=utf-8\b/i.test(type)) {
    const wrong = `The header says “${type}” where the charset belongs.`;
    yield { ...charsetRule, line: lineOf('Content-Type:'), wrong };
  }
  // Platforms write the region too: de_DE is the German of every folder called de.
  const code = named.replace('_', '-');
  if (code && code !== language && baseLanguage(code) !== language) {
    yield {
      rule: 'po-header',
      line: lineOf('Language:'),
      wrong: `The header says Language: ${named}, but the file is in the folder of ${languageName(language)}.`,
      right: `"Language: ${language}\\n"`,
    };
  }

  const seen = new Map<string, number>();
  for (const entry of entries.filter(({ obsolete }) => !obsolete)) {
    const { id, line } = entry;
    const first = seen.get(keyOf(entry));
    seen.set(keyOf(entry), first ?? line);
    if (first === undefined) continue;
    const wrong = `This message is in the file twice, first in line ${first}.`;
    const right = 'Keep the better translation and delete the other block.';
    yield { rule: 'po-duplicate', line, id, wrong, right };
  }
}
