/** Compound words of building and administration, from short to long. */
const compounds =
  'Rat Büro Räume Regale Lesesaal Werkstatt Baustellen Bibliothek Bauabschnitt Kinderbücherei Tageslichtplanung Schulbibliotheken Denkmalschutzauflagen Lesesaalerweiterungen Bibliotheksrestaurierung Veranstaltungsraumgestaltung'.split(
    ' ',
  );
const longest = compounds.at(-1)!;

/** A text in German that is longer than a translation would be; its longest word is as long as they get. */
export function longestGerman(text: string): string {
  const words = text.match(/\p{L}{8,}/gu) ?? [];
  const most = Math.max(...words.map(({ length }) => length));
  return text.replace(/\p{L}{3,}/gu, (word) =>
    word.length === most
      ? longest
      : (compounds.find(({ length }) => length >= 1.4 * word.length) ?? longest),
  );
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
