/** Attributes that a screen reader reads out, or that a browser shows. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'alt',
  'title',
  'placeholder',
];

/**
 * Visible or spoken words of two letters and more that come from no story: those
 * outside of the marks that `markWords` puts around the stories' own.
 */
export function ownWords(): string[] {
  const said = [...spokenTexts(document.body)].join('\n');
  const unmarked = said.replace(/\uFEFF[^\uFEFF]*\uFEFF/g, '').match(/\p{L}{2,}/gu) ?? [];
  const given = globalThis.wordsWithoutMarks ?? new Set();
  // A code may be shown in capitals; a run of one letter is a very long word.
  const isGiven = (word: string) =>
    given.has(word) || given.has(word.replace(/^\p{Lu}+$/u, (code) => code.toLowerCase()));
  return unmarked.filter((word) => !/^(.)\1*$/u.test(word) && !isGiven(word));
}

/** Every text under an element, generated content included. */
function* spokenTexts(root: Element): Generator<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (!node.parentElement?.closest('script, style, template')) yield node.data;
    } else if (node instanceof Element) {
      for (const name of spoken) yield node.getAttribute(name) ?? '';
      for (const side of ['::before', '::after']) {
        const { content } = getComputedStyle(node, side);
        if (content.startsWith('"')) yield content.slice(1, -1);
      }
    }
  }
}
