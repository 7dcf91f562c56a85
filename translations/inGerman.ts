/**
 * By rule, in German: what is wrong and what to do, for an owner who meets a finding in a pull request.
 * The English sentence beside it has the place and the text that would be right.
 */
export const inGerman = {
  characters:
    'Ein Zeichen ist unsichtbar, aus einem anderen Alphabet, Teil einer Auszeichnungssprache oder unser Zeichen für ein Leerzeichen (⍽, ⸱). Tippen Sie das Wort neu, oder kopieren Sie den richtigen Text.',
  spaces: 'Ein Leerzeichen ist zu viel, oder es fehlt eines.',
  'french-spaces':
    'Im Französischen steht vor ; ! ? ein schmales geschütztes Leerzeichen (⸱), vor : und in « » ein geschütztes (⍽).',
  quotes:
    'Dieses Anführungszeichen gehört nicht zur Sprache, oder es oder eine Klammer hat kein Gegenstück. Deutsch hat „…“ und darin ‚…‘, Französisch «⍽…⍽» und darin “…”, Englisch “…” und darin ‘…’.',
  signs:
    'Hier gehört ein anderes Zeichen hin: ’ statt eines geraden Apostrophs, … statt dreier Punkte, ein Gedankenstrich (–) zwischen Wörtern mit Leerzeichen und zwischen Zahlen ohne, ein Punkt oder Komma statt zweier.',
  words: 'Ein Wort steht zweimal hintereinander, beginnt im Satz groß, oder ihm fehlt sein Akzent.',
  exclamation: 'Der Text hat ein Ausrufezeichen. Enden Sie mit einem Punkt oder ohne Zeichen.',
  'formal-address':
    'Das ist nicht die höfliche Anrede. Besucher heißen „Sie“, groß geschrieben, und „vous“.',
  gender: 'Das sagt, ob eine Frau oder ein Mann spricht. Nennen Sie die Aufgabe statt der Person.',
  length:
    'Der Text ist zu lang oder zu kurz. Die Notiz darüber sagt, wie viele Zeichen passen; ohne Notiz darf er etwa anderthalbmal so lang sein wie der englische.',
  'plural-forms':
    'Dem Plural fehlt eine Form oder das # für die Zahl, oder er hat eine Form zu viel.',
  glossary: 'Das Glossar verlangt für diesen Begriff ein anderes Wort.',
  'short-label':
    'Ein Text von ein bis drei Wörtern braucht eine Notiz für die Übersetzung: comment sagt, wo er steht und was er tut.',
  untranslated:
    'Das ist noch der englische Text. Übersetzen Sie ihn; lautet er in beiden Sprachen gleich, gehört er im Glossar unter „same“.',
  numbers:
    'Eine Zahl ist anders als im Englischen. Übernehmen Sie die Zahlen; Preise und Daten bleiben Platzhalter wie {price}.',
  'sentence-ends':
    'Der Text beginnt oder endet anders als der englische. Richten Sie sich nach ihm: großer Anfangsbuchstabe, Satzzeichen am Ende.',
  'line-breaks':
    'Der Text hat mehr oder weniger Zeilen als der englische. Setzen Sie \\n, wo er es hat.',
  placeholders:
    'Ein Platzhalter oder eine Auszeichnung fehlt, steht zu oft da, heißt anders oder klebt an einem Wort. Schreiben Sie alles in { } und < > wie im Englischen.',
  'icu-syntax':
    'Platzhalter, Plural oder Auszeichnung sind nicht lesbar; meist fehlt eine Klammer. Kopieren Sie sie aus dem Englischen, und übersetzen Sie nur die Wörter.',
  'one-translation':
    'Derselbe englische Text ist anderswo anders übersetzt. Schreiben Sie an beiden Stellen dasselbe.',
  'same-translation':
    'Zwei englische Texte haben dieselbe Übersetzung. Übersetzen Sie jeden für sich; bedeuten sie dasselbe, gehören sie im Glossar unter „synonyms“.',
  'missing-translation':
    'Die Übersetzung fehlt. Schreiben Sie sie hinter msgstr zwischen die Anführungszeichen.',
  fuzzy:
    'Der englische Satz ist neu. Passen Sie die Übersetzung an, und löschen Sie darüber die Zeilen, die mit #, fuzzy und #| beginnen.',
  spelling:
    'Das Wort steht in keinem Wörterbuch. Berichtigen Sie es; ist es richtig, gehört es in site/locales/cspell.json.',
  'po-line':
    'Die Zeile ist nicht lesbar, davor fehlt eine, oder die Datei ist nicht in UTF-8 gespeichert. Zu jedem Text gehören msgid "…" und msgstr "…" in geraden Anführungszeichen; darin stehen typografische und kein \\ außer \\n. Von zwei Fassungen, die Git stehen ließ (<<<<<<<), behalten Sie eine. Im Zweifel nehmen Sie eine frische Datei.',
  'po-header': 'Die Datei liegt im Ordner einer anderen Sprache. Legen Sie sie in den richtigen.',
  'po-duplicate':
    'Dieser Text steht zweimal in der Datei. Behalten Sie die bessere Übersetzung, und löschen Sie den anderen Block.',
  'po-unknown':
    'Diesen englischen Text hat die Website nicht. Ist er überschrieben, stellen Sie ihn hinter msgid wieder her und schreiben Ihren hinter msgstr. Sonst ist die Datei alt: Nehmen Sie eine frische.',
  'po-file':
    'Die Website liest diese Datei nicht. Legen Sie sie in den Ordner ihrer Sprache, mit dem Namen der Datei, die sie ersetzt.',
  'po-stale':
    'Die Datei passt nicht zu den Sätzen im Code. Die technische Betreuung führt npm run messages:extract aus und nimmt die Änderung auf.',
} as const;

/** The name of a rule, which is printed behind a finding. */
export type Rule = keyof typeof inGerman;
