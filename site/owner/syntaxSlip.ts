import { parseAsync } from '@babel/core';

/**
 * What keeps site/owner.ts from being read, as a German sentence with its line, for someone who
 * writes no code; `undefined` when nothing does.
 */
export async function syntaxSlip(code: string): Promise<string | undefined> {
  try {
    await parseAsync(code, {
      filename: 'owner.ts',
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: ['typescript'] },
    });
    return undefined;
  } catch (error) {
    const { loc } = error as { loc?: { line: number } };
    return describe(code.split('\n'), (loc?.line ?? 1) - 1);
  }
}

function describe(lines: readonly string[], at: number): string {
  const say = (index: number, what: string) =>
    `site/owner.ts, Zeile ${index + 1}: ${what}\n    ${lines[index]?.trim()}`;
  // Babel stops where it can go on no longer: in the line of the slip or in the next one with text.
  const before = lines.findLastIndex((line, index) => index < at && line.trim() !== '');
  for (const index of [at, before]) {
    const rest = (lines[index] ?? '').replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '');
    if (/[‘’“”„]/.test(rest) && !rest.includes("'"))
      return say(index, 'Diese Anführungszeichen sind gebogen. Setzen Sie gerade um den Text.');
    if (/'[^']*\p{L}'\p{L}/u.test(lines[index] ?? ''))
      return say(index, 'Der Apostroph beendet den Text zu früh. Schreiben Sie den gebogenen: ’');
    if (/['"]/.test(rest) || /^\s*\w+: *[^\s'"{[]/.test(lines[index] ?? ''))
      return say(index, 'Am Anfang oder am Ende des Textes fehlt ein Anführungszeichen.');
  }
  const open = lines.findLastIndex((line, index) => index < at && /\[[^\]]*$/.test(line));
  if (open >= 0 && !lines.slice(open + 1, at + 1).some((line) => line.includes(']')))
    return say(
      open,
      'Die Liste, die hier beginnt, hat kein Ende. Schreiben Sie ], hinter den letzten Eintrag.',
    );
  if (before >= 0 && !/[,{[(]\s*$/.test(lines[before]!))
    return say(before, 'Am Ende dieser Zeile fehlt ein Komma.');
  return say(
    at,
    'Diese Zeile ist nicht lesbar. Vergleichen Sie sie mit ihren Nachbarn: Name, Doppelpunkt, Text, Komma.',
  );
}
