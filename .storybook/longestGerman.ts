import type { StoryContext } from '@storybook/react-vite';
import { germanCopy } from './germanCopy.js';

/** German sample copy by element, each from short to long. */
const copy = {
  'a, button': [
    'Los, Weiter, Anfragen, Zum Büro, Weiterlesen, Zur Werkstatt, Rundgang buchen',
    'Grundriss anfordern, Baustellentag besuchen, Kinderbüchereien ansehen',
    'Bibliotheksrestaurierung anfragen, Veranstaltungsraumgestaltung beginnen',
    'Denkmalschutzauflagen gemeinsam besprechen',
  ],
  'label, dt, th': [
    'Ort, Raum, Anrede, Vorname, Bibliothek, Postanschrift, Ansprechperson',
    'Besucherzahlen, Veranstaltungsort, Raumgrößenordnung, Denkmalschutzauflagen',
    'Veranstaltungsraumgestaltung',
  ],
  '*': [
    'Rat, Büro, Räume, Anfrage, Werkstatt, Bibliothek, Baustellentag, Kinderbücherei',
    'Tageslichtplanung, Schulbibliotheken, Veranstaltungsraum, Denkmalschutzauflagen',
    'Bibliotheksrestaurierung, Veranstaltungsraumgestaltung',
    'Bibliotheksrestaurierung anfragen, Veranstaltungsraumgestaltung im Altbau',
    'Denkmalschutzauflagen gemeinsam besprechen',
    'Bibliotheksrestaurierung beginnt mit einem Rundgang',
  ],
};
const sentences = [
  'Wir begleiten Lesesaalerweiterungen vom Entwurf bis zum Einzug.',
  'Denkmalschutzauflagen klären wir, bevor die erste Zeichnung entsteht.',
  'Für die Veranstaltungsraumgestaltung brauchen wir Ihre Besucherzahlen und einen Grundriss.',
  'Bibliotheksrestaurierung heißt für uns: Das Haus bleibt geöffnet, und niemand wartet auf sein Buch.',
  'Bei Schulbibliotheken planen wir Tageslicht, Regalhöhen und Veranstaltungsraumgestaltung gemeinsam, damit am Ende alles zusammenpasst.',
];

/**
 * German in place of a text: 1.4 times as long, the maximum for a translation. What visitors type
 * stays where there is no German for it.
 */
export function longestGerman(text: string, place: Element): string {
  if (!/\p{L}{3}/u.test(text)) return text;
  const [, before, words, after] = /^(\s*)([^]*?)(\s*)$/.exec(text)!;
  const translated = germanCopy[words!.replace(/\d+/, '#')]?.replace(
    '#',
    /\d+/.exec(words!)?.[0] ?? '',
  );
  if (translated) return `${before}${translated}${after}`;
  if (place.matches('input, textarea')) return text;
  const isLong = (candidate: string) => candidate.length >= 1.4 * words!.length;
  const [, short] = Object.entries(copy).find(([selector]) => place.closest(selector))!;
  let german = [...short.join(', ').split(', '), ...sentences].find(isLong) ?? '';
  for (let at = 0; !isLong(german); at++)
    german = `${german} ${sentences[at % sentences.length]}`.trim();
  return `${before}${german}${after}`;
}

/**
 * Replaces every text under an element, with placeholders and values, except names of languages.
 * Returns a function that restores them.
 */
export function replaceTexts(
  element: Element,
  translate: (text: string, place: Element) => string,
): () => void {
  const restorers: (() => void)[] = [];
  const replace = <Key extends string>(target: Record<Key, string>, key: Key, place: Element) => {
    const text = target[key];
    if (!/\p{L}/u.test(text)) return;
    restorers.push(() => (target[key] = text));
    target[key] = translate(text, place);
  };
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: place } = walker.currentNode;
    if (place && !place.closest('script, style, textarea, [hreflang]'))
      replace(walker.currentNode as Text, 'data', place);
  }
  for (const control of element.querySelectorAll<HTMLInputElement>('[type=text], textarea')) {
    replace(control, 'placeholder', control);
    replace(control, 'value', control);
  }
  return () => restorers.forEach((restore) => restore());
}

export const isGerman = ({ globals, title }: Pick<StoryContext, 'globals' | 'title'>) =>
  globals['language'] === 'de' && !/^(Pages|Foundations)\//.test(title);

/** By canvas: restores the story's texts before React renders again. */
const restoring = new WeakMap<HTMLElement, () => void>();
export const restoreWords = ({ canvasElement }: StoryContext) => restoring.get(canvasElement)?.();

/** Replaces the story's texts, except those set by a control. */
export function showLongestGerman(context: StoryContext): void {
  const { canvasElement, initialArgs, unmappedArgs, viewMode } = context;
  const edited = Object.keys(unmappedArgs).filter(
    (name) => unmappedArgs[name] !== initialArgs[name],
  );
  const typed = JSON.stringify(edited.map((name) => unmappedArgs[name]));
  const translate = (text: string, place: Element) =>
    typed.includes(JSON.stringify(text).slice(1, -1)) ? text : longestGerman(text, place);
  const shown = viewMode === 'docs' ? canvasElement : document.body;
  restoring.set(canvasElement, replaceTexts(shown, translate));
}
