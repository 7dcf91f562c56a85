import type * as z from 'zod';
import { inTwoLanguages } from './inTwoLanguages.js';

export const looksLike = (example: string) =>
  inTwoLanguages(`muss aussehen wie „${example}“`, `must look like “${example}”`);

/** The messages of issues whose rules have none of their own. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) {
    const line = `${String(issue.path?.at(-1) ?? '')}: …`;
    return inTwoLanguages(`muss ausgefüllt sein: „${line}“`, `must be filled in: “${line}”`);
  }
  if (issue.code === 'unrecognized_keys')
    return inTwoLanguages(
      'ist kein Name, den die Website kennt; schreiben Sie das Wort vor dem Doppelpunkt, wie es vorher dastand',
      'is no name that the website knows; write the word before the colon as it was before',
    );
  if (issue.code === 'invalid_value')
    return inTwoLanguages(
      `muss ${issue.values.join(' oder ')} sein`,
      `must be ${issue.values.join(' or ')}`,
    );
  const expected = issue.code === 'invalid_type' ? issue.expected : '';
  if (expected === 'array' || expected === 'tuple')
    return inTwoLanguages(
      'muss eine Liste sein: je Eintrag eine eingerückte Zeile, die mit „- “ beginnt',
      'must be a list: an indented line for each entry that begins with “- ”',
    );
  if (expected === 'object')
    return inTwoLanguages(
      'muss aus Zeilen bestehen: je Name, Doppelpunkt, Leerzeichen, Wert',
      'must consist of lines: name, colon, space, value on each',
    );
  return inTwoLanguages(
    'muss ein Wert in derselben Zeile sein',
    'must be one value on the same line',
  );
};

/** Of a line that YAML cannot read, or would misread. */
export const unreadable = inTwoLanguages(
  'Diese Zeile oder die davor ist nicht lesbar. Eine Zeile besteht aus Name, Doppelpunkt, Leerzeichen und Wert, eingerückt mit Leerzeichen (nicht mit dem Tabulator) wie ihre Nachbarn. Ein Text mit einem Doppelpunkt, mit einem # oder mit einem Zeichen am Anfang steht ganz in geraden Anführungszeichen: "…". Gibt es keinen Wert, bleibt er leer.',
  'This line or the one before cannot be read. A line is name, colon, space and value, indented with spaces (no tab) like its neighbours. A text with a colon, with a # or with a sign at its beginning is in straight quotation marks as a whole: "…". If there is no value, leave it empty.',
);

export const twice = inTwoLanguages(
  'Dieser Name steht zweimal da. Löschen Sie eine der beiden Zeilen; in einer Liste fehlt dem neuen Eintrag sein „- “.',
  'This name occurs twice. Delete one of the two lines; in a list, the new entry lacks its “- ”.',
);
