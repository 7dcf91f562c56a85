import { parseAsync } from '@babel/core';

/**
 * What keeps site/owner.ts from being read, as a sentence with its line, for someone who writes no
 * code; `undefined` when nothing does.
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
    `site/owner.ts, line ${index + 1}: ${what}\n    ${lines[index]?.trim()}`;
  // Babel stops where it can go on no longer: in the line of the slip or in the next one with text.
  const before = lines.findLastIndex((line, index) => index < at && line.trim() !== '');
  for (const index of [at, before]) {
    const rest = (lines[index] ?? '').replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '');
    if (/[‘’“”„]/.test(rest) && !rest.includes("'"))
      return say(index, 'These quotation marks are curved. Write straight ones around the text.');
    if (/'[^']*\p{L}'\p{L}/u.test(lines[index] ?? ''))
      return say(index, 'The apostrophe ends the text too early. Write a curved one: ’');
    if (/['"]/.test(rest) || /^\s*\w+: *[^\s'"{[]/.test(lines[index] ?? ''))
      return say(index, 'A quotation mark is missing at the beginning or the end of the text.');
  }
  const open = lines.findLastIndex((line, index) => index < at && /\[[^\]]*$/.test(line));
  if (open >= 0 && !lines.slice(open + 1, at + 1).some((line) => line.includes(']')))
    return say(open, 'The list that begins here has no end. Write ], after its last entry.');
  if (before >= 0 && !/[,{[(]\s*$/.test(lines[before]!))
    return say(before, 'A comma is missing at the end of this line.');
  return say(
    at,
    'This line cannot be read. Compare it with those around it: name, colon, text, comma.',
  );
}
