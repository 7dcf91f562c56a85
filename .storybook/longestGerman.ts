import type { StoryContext } from '@storybook/react-vite';

/** From short to long. */
const words = [
  'Rat, Büro, Räume, Anfrage, Werkstatt, Bibliothek, Weiterlesen, Baustellentag, Besucherzahlen',
  'Kinderbücherei, Schulbibliotheken, Veranstaltungsraum, Grundriss anfordern',
  'Denkmalschutzauflagen, Bibliotheksrestaurierung, Veranstaltungsraumgestaltung',
  'Bibliotheksrestaurierung anfragen, Denkmalschutzauflagen gemeinsam besprechen',
].flatMap((line) => line.split(', '));
const sentences = [
  'Wir begleiten Lesesaalerweiterungen vom Entwurf bis zum Einzug.',
  'Denkmalschutzauflagen klären wir, bevor die erste Zeichnung entsteht.',
  'Für die Veranstaltungsraumgestaltung brauchen wir Ihre Besucherzahlen und einen Grundriss.',
  'Bibliotheksrestaurierung heißt für uns: Das Haus bleibt geöffnet, und niemand wartet auf sein Buch.',
];
const wholeText = sentences.join(' ');

/** German in place of a text: 1.4 times as long. */
export function longestGerman(text: string): string {
  if (!/\p{L}{3}/u.test(text)) return text;
  const [, before, english, after] = /^([\s\p{P}]*)([^]*?)(\s*)$/u.exec(text)!;
  const least = 1.4 * english!.length;
  const german =
    [...words, ...sentences].find(({ length }) => length >= least) ??
    wholeText.repeat(Math.ceil(least / wholeText.length));
  return `${before}${german}${after}`;
}

/**
 * Replaces every text and placeholder under an element, except names of languages. Returns a
 * function that restores them.
 */
export function replaceTexts(element: Element, translate: (text: string) => string): () => void {
  const restorers: (() => void)[] = [];
  const replace = <Key extends string>(target: Record<Key, string>, key: Key) => {
    const text = target[key];
    if (!/\p{L}/u.test(text)) return;
    restorers.push(() => (target[key] = text));
    target[key] = translate(text);
  };
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style, textarea, [hreflang]'))
      replace(walker.currentNode as Text, 'data');
  for (const control of element.querySelectorAll<HTMLInputElement>('[placeholder]'))
    replace(control, 'placeholder');
  return () => restorers.forEach((restore) => restore());
}

export const isGerman = ({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>) =>
  globals['language'] === 'de' && !('page' in parameters);

/** By canvas: restores the story's texts before React renders again. */
const restoring = new WeakMap<HTMLElement, () => void>();
export const restoreWords = ({ canvasElement }: StoryContext) => restoring.get(canvasElement)?.();

/** Replaces the story's texts and, unless it is embedded in Docs, those of its overlays. */
export function showLongestGerman({ canvasElement, viewMode }: StoryContext): void {
  const shown = viewMode === 'docs' ? canvasElement : document.body;
  restoring.set(canvasElement, replaceTexts(shown, longestGerman));
}
