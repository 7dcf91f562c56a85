/** German copy of such a practice, from short to long. */
const copy = [
  'Rat',
  'Büro',
  'Räume',
  'Anfrage',
  'Werkstatt',
  'Bibliothek',
  'Baustellentag',
  'Kinderbücherei',
  'Tageslichtplanung',
  'Schulbibliotheken',
  'Veranstaltungsraum',
  'Denkmalschutzauflagen',
  'Bibliotheksrestaurierung',
  'Veranstaltungsraumgestaltung',
  'Bibliotheksrestaurierung anfragen',
  'Veranstaltungsraumgestaltung im Altbau',
  'Denkmalschutzauflagen gemeinsam besprechen',
  'Bibliotheksrestaurierung beginnt mit einem Rundgang',
  'Wir begleiten Lesesaalerweiterungen vom Entwurf bis zum Einzug.',
  'Denkmalschutzauflagen klären wir, bevor die erste Zeichnung entsteht.',
  'Für die Veranstaltungsraumgestaltung brauchen wir Ihre Besucherzahlen und einen Grundriss.',
  'Bibliotheksrestaurierung heißt für uns: Das Haus bleibt geöffnet, und niemand wartet auf sein Buch.',
  'Bei Schulbibliotheken planen wir Tageslicht, Regalhöhen und Veranstaltungsraumgestaltung gemeinsam, damit am Ende alles zusammenpasst.',
];
const sentences = copy.filter((text) => text.endsWith('.'));

/** German copy in place of a text: 1.4 times as long, which is the most that a translation takes, with long words. */
export function longestGerman(text: string): string {
  if (!/\p{L}{3}/u.test(text)) return text;
  const [, before, words, after] = /^(\s*)([^]*?)(\s*)$/.exec(text)!;
  const isLong = (candidate: string) => candidate.length >= 1.4 * words!.length;
  let german = copy.find(isLong) ?? '';
  for (let at = 0; !isLong(german); at++)
    german = `${german} ${sentences[at % sentences.length]}`.trim();
  return `${before}${german}${after}`;
}

/** Replaces every text under an element, except names of languages. Returns a function that restores them. */
export function replaceTexts(element: Element, translate: (text: string) => string): () => void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const replaced: [Text, string][] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (!/\p{L}/u.test(text.data) || text.parentElement?.closest('script, style, [hreflang]'))
      continue;
    replaced.push([text, text.data]);
    text.data = translate(text.data);
  }
  return () => replaced.forEach(([text, data]) => (text.data = data));
}
