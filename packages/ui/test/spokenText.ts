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

/** Every text under an element that somebody sees or hears, generated content included. */
export function spokenText(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (!node.parentElement?.closest('script, style, template')) texts.push(node.data);
    } else if (node instanceof Element) {
      texts.push(...spoken.map((name) => (node as Element).getAttribute(name) ?? ''));
      for (const side of ['::before', '::after']) {
        const { content } = getComputedStyle(node, side);
        if (content.startsWith('"')) texts.push(content.slice(1, -1));
      }
    }
  }
  return texts;
}
