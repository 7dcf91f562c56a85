/** A reader's own spacing, as WCAG 1.4.12 has it. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
  'p { margin-block-end: 2em !important }';

/**
 * Texts that overlap, leave their box, are cut off, or need horizontal scrolling, and numbers that break. Serialised
 * into a page: it must not refer to anything outside.
 */
export function textOverflows(): string[] {
  // At the top the sticky header covers nothing, and the skip link is hidden.
  (document.activeElement as HTMLElement).blur();
  scrollTo(0, 0);
  const faults: string[] = [];
  const lines: { text: string; node: Node; rect: DOMRect }[] = [];
  const overlay = document.querySelector('dialog[open], :popover-open');
  const texts = document.createTreeWalker(overlay ?? document.body, NodeFilter.SHOW_TEXT);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`wider than its window by ${scrollWidth - clientWidth}`);

  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent!.trim();
    const parent = node.parentElement!;
    if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // Visually hidden text is in a box of 1 px.
    if (parent.closest('noscript') || isHiddenByBox(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = boxOf(parent).getBoundingClientRect();
    const lineTops = new Set([...range.getClientRects()].map(({ top }) => top));
    if (/^\d[\d.,]*$/.test(text) && lineTops.size > 1) faults.push(`a number that breaks: ${text}`);
    // Drawings position their own text.
    const isDrawn = parent.closest('svg') !== null;
    // Chromium reports text in an undisplayed SVG group as visible.
    if (isDrawn && parent.getBoundingClientRect().width === 0) continue;
    for (const { left, top, width, height } of range.getClientRects()) {
      // Only the middle of the line: the boxes of tight lines overlap, their letters don't.
      lines.push({ text, node, rect: new DOMRect(left, top + height / 4, width, height / 2) });
      if (left < -1 || left + width > innerWidth + 1) faults.push(`beyond the window: ${text}`);
      // Italics exceed their box.
      else if (!isDrawn && (left < box.left - 2 || left + width > box.right + 2)) {
        faults.push(`beyond its box: ${text}`);
      }
    }
    if ([...range.getClientRects()].some((line) => isCut(line, parent))) {
      faults.push(`cut: ${text}`);
    }
  }

  lines.sort((a, b) => a.rect.top - b.rect.top);
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.rect.top > line.rect.bottom - 1) break;
      const shared =
        Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left);
      if (shared > 1 && line.node !== other.node) {
        faults.push(`overlapping: “${line.text}” and “${other.text}”`);
      }
    }
  });
  return faults;

  /** Whether an ancestor clips a line. Half a pixel is the font's overhang. */
  function isCut({ left, right, top, bottom, height }: DOMRect, parent: Element): boolean {
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY) && box !== document.body) return false;
      const edge = box.getBoundingClientRect();
      const isCutAside = right > edge.right + 1 || left < edge.left - 1;
      const isCutBelow = bottom > edge.bottom + height / 4 || top < edge.top - 2;
      if (/hidden|clip/.test(overflowX) && isCutAside) return true;
      if (/hidden|clip/.test(overflowY) && isCutBelow) return true;
      if (position === 'fixed') return false;
    }
    return false;
  }

  /** Less than 2 px: during a transform 1 px may measure slightly more. */
  function isHiddenByBox(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      if (getComputedStyle(box).position === 'absolute' && width < 2 && height < 2) return true;
    }
    return false;
  }

  /** The nearest ancestor that is not inline. */
  function boxOf(element: Element): Element {
    let box = element;
    while (/^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement!;
    return box;
  }
}
