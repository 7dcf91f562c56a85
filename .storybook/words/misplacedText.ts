/**
 * Text that a reader cannot read where it stands: outside the window, cut off by its box, sticking
 * out of it, or lying on other text. A sentence each; empty when all is well.
 *
 * What is hidden from the eye on purpose is no text here: closed menus, words for screen readers,
 * and the link past the bar until it has the focus.
 */
export function misplacedText(root: HTMLElement): string[] {
  const lines = linesOf(root);
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(wide > 0 ? [`The page is ${wide} px wider than its window.`] : []),
    ...lines.flatMap(outside),
    ...overlaps(lines),
  ];
}

/** One line of a text, as it is painted. */
interface Line {
  text: string;
  box: Element;
  rect: DOMRect;
}

/** Rectangles are rounded, and italics lean over their edge. */
const tolerance = 2;

function linesOf(root: HTMLElement): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!node.textContent?.trim() || !isVisible(element)) continue;
    const range = new Range();
    range.selectNodeContents(node);
    const box = boxOf(element);
    for (const rect of range.getClientRects()) {
      if (rect.width > 0) lines.push({ text: node.textContent.trim(), box, rect });
    }
  }
  return lines;
}

function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { position, clipPath } = getComputedStyle(each);
    const { width, height, bottom } = each.getBoundingClientRect();
    if (clipPath !== 'none' && width <= 1 && height <= 1) return false;
    if (position !== 'static' && bottom <= 0) return false;
  }
  return true;
}

/** The element whose edges a text must keep to: the nearest one that is not a part of a line. */
function boxOf(element: Element): Element {
  let box = element;
  while (/^(inline|contents)$/.test(getComputedStyle(box).display) && box.parentElement) {
    box = box.parentElement;
  }
  return box;
}

function outside({ text, box, rect }: Line): string[] {
  const exceeds = (edges: { left: number; right: number }) =>
    rect.left < edges.left - tolerance || rect.right > edges.right + tolerance;
  if (exceeds({ left: 0, right: innerWidth })) return [`“${text}” reaches out of the window.`];
  if (exceeds(box.getBoundingClientRect())) return [`“${text}” sticks out of its box.`];
  for (let each: Element | null = box; each; each = each.parentElement) {
    if (getComputedStyle(each).overflowX !== 'visible' && exceeds(each.getBoundingClientRect())) {
      return [`“${text}” is cut off.`];
    }
  }
  return [];
}

function overlaps(lines: readonly Line[]): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.box !== one.box && overlap(one.rect, other.rect))
      .map((other) => `“${one.text}” and “${other.text}” lie on each other.`),
  );
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  // A line is as high as the tallest letters of its font; letters that meet are a third of it.
  return width > tolerance && height > Math.min(one.height, other.height) / 3;
}
