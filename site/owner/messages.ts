import type * as z from 'zod';

/** A message to the owner: a line in German, then one in English. */
export const inTwoLanguages = (de: string, en: string) => `${de}\n${en}`;

export const looksLike = (example: string) =>
  inTwoLanguages(`muss aussehen wie „${example}“`, `must look like “${example}”`);

export const copied = inTwoLanguages(
  'ist das Beispiel, nicht Ihre Angabe',
  'is the example, not your fact',
);

/** The messages of issues whose rules have none of their own. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) {
    const line = `${String(issue.path?.at(-1) ?? '')}: …`;
    return inTwoLanguages(`muss ausgefüllt sein: „${line}“`, `must be filled in: “${line}”`);
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return inTwoLanguages(
        'ist kein Name, den die Website kennt; schreiben Sie das Wort vor dem Doppelpunkt, wie es vorher dastand',
        'is no name that the website knows; write the word before the colon as it was before',
      );
    case 'invalid_value':
      return inTwoLanguages(
        `muss ${issue.values.join(' oder ')} sein`,
        `must be ${issue.values.join(' or ')}`,
      );
    case 'invalid_type':
      if (issue.expected === 'array' || issue.expected === 'tuple')
        return inTwoLanguages(
          'muss eine Liste sein: je Eintrag eine eingerückte Zeile, die mit „- “ beginnt',
          'must be a list: an indented line for each entry that begins with “- ”',
        );
      if (issue.expected === 'object')
        return inTwoLanguages(
          'muss aus Zeilen bestehen: je Name, Doppelpunkt, Leerzeichen, Wert',
          'must consist of lines: name, colon, space, value on each',
        );
      return inTwoLanguages(
        'muss ein Wert in derselben Zeile sein',
        'must be one value on the same line',
      );
    default:
      return inTwoLanguages('ist nicht, was hierhin gehört', 'is not what belongs here');
  }
};

/** Messages about lines that YAML cannot read, by YAML's error code, or by what the code means here. */
export const unreadable: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: inTwoLanguages(
    'Dieser Name steht zweimal da. Löschen Sie eine der beiden Zeilen; in einer Liste fehlt dem neuen Eintrag sein „- “.',
    'This name occurs twice. Delete one of the two lines; in a list, the new entry lacks its “- ”.',
  ),
  BLOCK_AS_IMPLICIT_KEY: inTwoLanguages(
    'Im Text steht ein Doppelpunkt. Setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
    'There is a colon in the text. Put all of it into straight quotation marks: "…".',
  ),
  indentation: inTwoLanguages(
    'Diese Zeile oder die nächste ist anders eingerückt als ihre Nachbarn. Setzen Sie ebenso viele Leerzeichen davor.',
    'This line or the next is not indented like its neighbours. Put as many spaces before it.',
  ),
  other: inTwoLanguages(
    'Diese Zeile oder die davor ist nicht lesbar. Ein Wert steht ganz in einer Zeile, mit Leerzeichen (nicht mit dem Tabulator) eingerückt wie die Nachbarn: Name, Doppelpunkt, Leerzeichen, Wert.',
    'This line or the one before cannot be read. A value is on one line, indented with spaces (no tab) like its neighbours: name, colon, space, value.',
  ),
};

/** Lines that YAML misreads, or whose error it reports some lines later. */
export const misread: readonly [pattern: RegExp, message: string][] = [
  [
    /^[^#]*?(?::|-) +(?:'(?!(?:[^']|'')*'\s*$)|"(?!(?:[^"\\]|\\.)*"\s*$))/,
    inTwoLanguages(
      'Dem Anführungszeichen am Anfang des Werts fehlt eines am Ende. Ergänzen oder löschen Sie es.',
      'The quotation mark at the beginning of the value has none at the end. Add it, or delete the first.',
    ),
  ],
  [
    /^[^#]*?(?::|-) +[&*!|>%@`]/,
    inTwoLanguages(
      'Das Zeichen am Anfang des Werts hat in dieser Datei eine eigene Bedeutung. Lassen Sie es weg, oder setzen Sie den ganzen Text in gerade Anführungszeichen: "…".',
      'The character at the beginning of the value has a meaning of its own in this file. Leave it out, or put all of the text into straight quotation marks: "…".',
    ),
  ],
  [
    /^[^#]*?(?::|-) +(?:[^\s'"#].* #|#\S)/,
    inTwoLanguages(
      'Ab dem # liest die Website nicht weiter. Setzen Sie den ganzen Text in gerade Anführungszeichen ("…"), oder schreiben Sie die Anmerkung in eine eigene Zeile.',
      'The website stops reading at the #. Put all of the text into straight quotation marks ("…"), or the note onto a line of its own.',
    ),
  ],
  [
    /^ *(?:- )?[a-z]\w*:[^\s/]/i,
    inTwoLanguages(
      'Hinter dem Doppelpunkt fehlt ein Leerzeichen.',
      'There is no space after the colon.',
    ),
  ],
  [
    /^[^#]*?: +-\s*$/,
    inTwoLanguages(
      'Ein Strich ist kein Wert. Gibt es den Wert nicht, lassen Sie ihn leer; jeder Eintrag einer Liste steht in einer eigenen Zeile, die mit „- “ beginnt.',
      'A dash is no value. If there is none, leave it empty; each entry of a list is on a line of its own that begins with “- ”.',
    ),
  ],
  [
    /\ufffd/,
    inTwoLanguages(
      'Ein Zeichen ist nicht lesbar: Die Datei ist nicht in UTF-8 gespeichert. Speichern Sie sie in UTF-8, und schreiben Sie das Zeichen neu.',
      'A character cannot be read: the file is not saved in UTF-8. Save it in UTF-8, and write the character anew.',
    ),
  ],
];

/** Slips that no fact may contain. */
export const slips: readonly [pattern: RegExp, message: string][] = [
  [
    /\b(?:geklärt|nachgereicht|ergänzt|folgt|TODO|tba|tbd|xxx+|unbekannt|unknown|Platzhalter|Vorname|Nachname|je nach\w*)\b|^(?:keine?[rs]?|nein|ja|yes|null|none|n\/a|entfällt|siehe .*|wie oben|s\. ?o\.|see above|as above|dito|ich selbst|myself|ihr name|your name)\.?$/iu,
    inTwoLanguages(
      'ist kein Wert für die Website; schreiben Sie den Wert selbst, oder lassen Sie ihn leer, solange er nicht feststeht oder wenn es ihn nicht gibt',
      'is no value for the website; write the value itself, or leave it empty while it is not settled or if there is none',
    ),
  ],
  [
    /^[‘’“”„‚«»"']|(?<!\p{L})["”“»]$|^[^'"]*["']$/u,
    inTwoLanguages(
      'hat ein Anführungszeichen am Rand; lassen Sie es weg',
      'has a quotation mark at an end; leave it out',
    ),
  ],
  [
    /<[^>]*>|&#?\w+;|[,;]$|[\p{Cf}\p{Cc}]/u,
    inTwoLanguages(
      'hat HTML, ein unsichtbares Zeichen oder ein Komma am Ende; schreiben Sie nur den Text',
      'has HTML, an invisible character or a comma at its end; write the text alone',
    ),
  ],
];
