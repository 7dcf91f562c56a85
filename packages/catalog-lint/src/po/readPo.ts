import type { PoEntry, PoFile, PoProblem, PoText } from './PoFile.js';

/*
 * Why not a library: pofile, pofile-ts and gettext-parser give neither line numbers nor places
 * within the file, and they read past what they don't understand. A translator needs the line, and
 * --fix must leave every other byte alone. readPo.test.ts holds the result against Lingui's reader.
 */

const escapes: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  '"': '"',
  '\\': '\\',
};

const keywordLine = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)(\s*)(.*)$/;

type Draft = Partial<Omit<PoEntry, 'notes' | 'origins' | 'flags'>> &
  Pick<PoEntry, 'notes' | 'origins' | 'flags' | 'line' | 'start' | 'end'>;

/**
 * Reads a PO file. Never throws: what is broken is listed under `problems` with its line, and
 * reading goes on with the next line, so that one slip doesn't hide the others.
 */
export function readPo(text: string): PoFile {
  const entries: PoEntry[] = [];
  const problems: PoProblem[] = [];
  const headers: PoFile['headers'] = new Map();

  let draft: Draft | undefined;
  let current: PoText | undefined;
  let previous: 'id' | undefined;
  let lineNumber = 0;
  let headerSeen = false;

  const problem = (wrong: string, right: string, rule = 'po-syntax', line = lineNumber) => {
    problems.push({ rule, line, wrong, right, ...(draft?.id && { id: draft.id.value }) });
  };

  const finish = () => {
    const done = draft;
    draft = undefined;
    current = undefined;
    previous = undefined;
    if (!done || (!done.id && !done.context && !done.translation)) return;
    if (!done.id || !done.translation) {
      problems.push({
        rule: 'po-syntax',
        line: done.line,
        ...(done.id && { id: done.id.value }),
        wrong: done.id
          ? 'This message has a msgid but no msgstr.'
          : 'This block has no msgid, so nobody can tell which message it translates.',
        right:
          'Every message is a msgid line followed by a msgstr line, with an empty line after it.',
      });
      return;
    }
    if (done.id.value === '' && !done.context && !headerSeen && !done.obsolete) {
      headerSeen = true;
      readHeaders(done.translation, headers);
      return;
    }
    entries.push({ obsolete: false, ...done, id: done.id, translation: done.translation });
  };

  let index = 0;
  while (index < text.length) {
    const lineStart = index;
    const breakAt = text.indexOf('\n', index);
    const lineEnd = breakAt === -1 ? text.length : breakAt;
    index = lineEnd + 1;
    lineNumber += 1;
    const line = text.slice(lineStart, lineEnd).replace(/\r$/, '');

    if (line.trim() === '') {
      finish();
      continue;
    }

    const isComment = line.startsWith('#') && !line.startsWith('#~');
    if (isComment && draft?.translation) finish();
    draft ??= {
      line: lineNumber,
      start: lineStart,
      end: lineStart,
      notes: [],
      origins: [],
      flags: [],
    };
    draft.end = Math.min(index, text.length);

    if (isComment) {
      const body = line.slice(2).trim();
      if (line.startsWith('#.')) draft.notes.push(body);
      else if (line.startsWith('#:')) draft.origins.push(body);
      else if (line.startsWith('#,'))
        draft.flags.push(...body.split(',').map((flag) => flag.trim()));
      else if (line.startsWith('#|')) {
        const id = /^msgid\s*"(.*)"$/.exec(body);
        const more = /^"(.*)"$/.exec(body);
        if (id) {
          previous = 'id';
          draft.previousId = unescape(id[1] ?? '');
        } else if (more && previous === 'id') draft.previousId += unescape(more[1] ?? '');
        else previous = undefined;
      }
      continue;
    }

    const obsoleteMark = /^#~\|?\s*/.exec(line)?.[0] ?? '';
    if (obsoleteMark.startsWith('#~|')) continue;
    const keyword = keywordLine.exec(line.slice(obsoleteMark.length));
    const name = keyword?.[1];
    const quoted = keyword ? (keyword[3] ?? '') : line.slice(obsoleteMark.length).trimStart();
    const quotedStart = lineStart + line.length - quoted.length;

    if (!keyword && !quoted.startsWith('"')) {
      problem(
        `This line is neither a comment nor a keyword nor text in quotation marks: ${excerpt(line)}`,
        'Lines begin with #, msgctxt, msgid, msgstr or a straight quotation mark.',
      );
      continue;
    }
    if (name === 'msgid_plural' || name?.startsWith('msgstr[')) {
      problem(
        `${name} belongs to gettext's own plurals, which are not used here.`,
        'Write the plural inside the text: {count, plural, one {# hour} other {# hours}}.',
      );
      continue;
    }

    if (name) {
      const begins = name === 'msgctxt' || (name === 'msgid' && draft.id);
      if (begins && (draft.translation || draft.id)) {
        finish();
        draft = {
          line: lineNumber,
          start: lineStart,
          end: Math.min(index, text.length),
          notes: [],
          origins: [],
          flags: [],
        };
      }
      if (name === 'msgstr' && draft.translation) {
        problem('This message has two msgstr lines.', 'Keep the right one and delete the other.');
        continue;
      }
      if (obsoleteMark) draft.obsolete = true;
      current = { value: '', line: lineNumber, offsets: [], start: lineStart, end: draft.end };
      if (name === 'msgctxt') draft.context = current;
      else if (name === 'msgid') draft.id = current;
      else draft.translation = current;
    } else if (!current) {
      problem(
        `Text in quotation marks stands before any msgid or msgstr: ${excerpt(line)}`,
        'Put msgid or msgstr before it.',
      );
      continue;
    }
    const slip = current && appendQuoted(current, quoted, quotedStart);
    if (current) current.end = draft.end;
    if (slip) problem(slip.wrong, slip.right);
  }
  finish();

  return { text, headers, entries, problems };
}

/** Adds one line's quoted text to `target`; answers what is wrong with the line, if anything is. */
function appendQuoted(
  target: PoText,
  quoted: string,
  start: number,
): { wrong: string; right: string } | undefined {
  const unclosed = {
    wrong: `The text is not closed by a quotation mark: ${excerpt(quoted)}`,
    right: 'Text stands between two straight quotation marks on the same line: "…"',
  };
  if (!quoted.startsWith('"')) return unclosed;
  target.offsets.pop();
  for (let i = 1; i < quoted.length; i += 1) {
    const char = quoted.charAt(i);
    if (char === '"') {
      target.offsets.push(start + i);
      return quoted.slice(i + 1).trim() === ''
        ? undefined
        : {
            wrong: `A straight quotation mark inside the text ends it too early: ${excerpt(quoted)}`,
            right: 'Use the quotation marks of the language, or write \\" for a straight one.',
          };
    }
    let decoded = char;
    const at = start + i;
    if (char === '\\') {
      i += 1;
      const found = escapes[quoted.charAt(i)];
      if (found === undefined) {
        target.offsets.push(at);
        return {
          wrong: `“\\${quoted.charAt(i)}” is not an escape that PO files know.`,
          right: 'Write \\\\ for a backslash, \\" for a quotation mark, \\n for a line break.',
        };
      }
      decoded = found;
    }
    target.value += decoded;
    target.offsets.push(at);
  }
  target.offsets.push(start + quoted.length);
  return unclosed;
}

function readHeaders(translation: PoText, headers: PoFile['headers']): void {
  translation.value.split('\n').forEach((line, index) => {
    const colon = line.indexOf(':');
    if (colon === -1) return;
    headers.set(line.slice(0, colon).trim().toLowerCase(), {
      value: line.slice(colon + 1).trim(),
      // Header fields stand one a line below `msgstr ""`.
      line: translation.line + index + 1,
    });
  });
}

function unescape(raw: string): string {
  return raw.replace(/\\(.)/g, (whole, char: string) => escapes[char] ?? whole);
}

function excerpt(line: string): string {
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
