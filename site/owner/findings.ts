/** All messages to the owner, in German and English. */
import * as z from 'zod';

export type LocalizedText = { de: string; en: string };

/** An invalid or missing value. */
export type Finding = {
  file: string;
  /** Counted from 1; absent if the file has no such line. */
  line?: number | undefined;
  message: LocalizedText;
};

export const syntaxError: LocalizedText = {
  de: 'Diese Zeile oder die davor ist nicht lesbar, oder ihr Name steht zweimal da. Eine Zeile besteht aus Name, Doppelpunkt, Leerzeichen und Wert, eingerückt mit Leerzeichen (nicht mit dem Tabulator) wie ihre Nachbarn; ein neuer Eintrag einer Liste beginnt mit „- “. Ein Text mit einem Doppelpunkt, mit einem # oder mit einem Zeichen am Anfang steht ganz in geraden Anführungszeichen: "…".',
  en: 'This line or the one before cannot be read, or its name occurs twice. A line is name, colon, space and value, indented with spaces (no tab) like its neighbours; a new entry of a list begins with “- ”. A text with a colon, with a # or with a sign at its beginning is in straight quotation marks as a whole: "…".',
};

export const encodingError: LocalizedText = {
  de: 'Hier stehen falsch gespeicherte Zeichen. Schreiben Sie sie neu, und speichern Sie die Datei als UTF-8.',
  en: 'Characters here were saved wrongly. Write them again, and save the file as UTF-8.',
};

export const badPortrait = (least: number, width: number, height: number): LocalizedText => ({
  de: `Das Porträt ist ein Foto, mindestens ${least} mal ${least} Pixel groß. Dieses hat ${width} mal ${height}.`,
  en: `The portrait is a photograph, at least ${least} by ${least} pixels. This one has ${width} by ${height}.`,
});

export const missing = (name: string): LocalizedText => ({
  de: `${name} fehlt.`,
  en: `${name} is missing.`,
});

export const complete: LocalizedText = {
  de: 'Alle Angaben sind da. Nichts hält die Veröffentlichung auf.',
  en: 'All facts are there. Nothing stops publishing.',
};

export const fictional: LocalizedText = {
  de: 'Die Website zeigt eine erfundene Person und sagt es auf jeder Seite. Ihre Angaben zeigt sie, sobald in site/owner.yaml hinter name: Ihr Name steht.',
  en: 'The website shows a fictional owner and says so on every page. It shows your facts once your name is behind name: in site/owner.yaml.',
};

export const notPublishable: LocalizedText = {
  de: 'So wird nicht veröffentlicht. Tragen Sie die Angaben ein (docs/owner.md sagt, wie), oder setzen Sie ALLOW_PLACEHOLDERS=1; dann sehen alle, was fehlt.',
  en: 'Nothing is published like this. Fill in the facts (docs/owner.md says how), or set ALLOW_PLACEHOLDERS=1; then everyone sees what is missing.',
};

const conflict = (question: string): LocalizedText => ({
  de: `passt nicht zu dem, was hinter ${question} steht; leeren oder ändern Sie eines von beiden`,
  en: `does not fit what is behind ${question}; empty or change one of the two`,
});

/** Texts by the `error` of a schema. Any other `error` is an example of a valid value. */
const issueTexts: Partial<Record<string, LocalizedText>> = {
  twice: {
    de: 'steht schon weiter oben; löschen Sie eines von beiden',
    en: 'is above already; delete one of the two',
  },
  sameDay: { de: 'haben einen Tag zweimal', en: 'have a day twice' },
  privacyText: {
    de: 'ist eine Datenschutzerklärung, kein Kalender',
    en: 'is a privacy text, not a calendar',
  },
  beforeStart: {
    de: 'liegt vor dem Beginn des Termins',
    en: 'is before the start of the session',
  },
  swapped: {
    de: 'ist weniger, als Privatleute zahlen; sind die Preise vertauscht?',
    en: 'is less than individuals pay; are the prices swapped?',
  },
  unfitKind: conflict('kind'),
  unfitProviders: conflict('providersOutsideEu'),
};

const [german, english] = [z.locales.de().localeError, z.locales.en().localeError];

/**
 * A sentence about an invalid value.
 *
 * @param path - of the value in its file, as in `sessions[0].end`
 */
export function issueMessage(issue: z.core.$ZodIssue, path: string, value: unknown): LocalizedText {
  const words = describeIssue(issue, value);
  const isText = typeof value === 'string';
  const place = path && `${path}: `;
  return {
    de: `${place}${words.de}${isText ? `; dort steht „${value}“` : ''}.`,
    en: `${place}${words.en}${isText ? `; it reads “${value}”` : ''}.`,
  };
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): LocalizedText {
  if (value === undefined) return { de: 'muss ausgefüllt sein', en: 'must be filled in' };
  const { code, message } = issue;
  if (code === 'custom' || code === 'invalid_format')
    return (
      issueTexts[message] ?? {
        de: `muss aussehen wie „${message}“`,
        en: `must look like “${message}”`,
      }
    );
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

/** What GitHub shows at the line of a file in a pull request. Its escapes keep a command on one line. */
export function annotation({ file, line = 1, message: { de, en } }: Finding): string {
  const text = `${de}\n${en}`.replaceAll('%', '%25').replaceAll('\n', '%0A');
  return `::error file=${file},line=${line}::${text}`;
}
