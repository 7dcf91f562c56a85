/** What is wrong in the owner's files, in German and English. */
import * as z from 'zod';

export type LocalizedText = { de: string; en: string };

/** An invalid or missing value. */
export type Finding = {
  file: string;
  /** Counted from 1; absent if the file has no such line. */
  line?: number | undefined;
  message: LocalizedText;
};

/**
 * A sentence about an invalid value: where it is, what is wrong, what it reads.
 *
 * @param path - of the value in its file, as in `[0].sessions[0].end`
 */
export function issueMessage(issue: z.core.$ZodIssue, path: string, value: unknown): LocalizedText {
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
