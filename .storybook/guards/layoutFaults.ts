/** Text that is cut off or needs sideways scrolling, as sentences; empty if there is none. */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    faults.push(`The page is ${scrollWidth - clientWidth} px wider than its window.`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const parent = text.parentElement!;
    if (!text.data.trim() || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const cut = cutBy(line, parent);
      if (!cut) continue;
      faults.push(`“${text.data.trim().slice(0, 60)}” is cut by ${cut}.`);
      break;
    }
  }
  return faults;
}

function isShown(element: Element): boolean {
  const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return shown && !element.closest('script, style, option, [inert]');
}

/** The element that clips a line of text, if any. Half a pixel is the font's overhang. */
function cutBy(line: DOMRect, parent: Element): string | undefined {
  for (let box: Element | null = parent; box; box = box.parentElement) {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
    // Visually hidden text takes up no space on purpose.
    if (clipPath.startsWith('inset(50%')) return undefined;
    if (/auto|scroll/.test(overflowX + overflowY) && box !== document.body) return undefined;
    const edge = box.getBoundingClientRect();
    const clipsX = /hidden|clip/.test(overflowX);
    const clipsY = /hidden|clip/.test(overflowY);
    if (clipsX && (line.right > edge.right + 1 || line.left < edge.left - 1)) return name(box);
    if (clipsY && (line.bottom > edge.bottom + line.height / 4 || line.top < edge.top - 2)) {
      return name(box);
    }
    if (position === 'fixed') break;
  }
  const beyond = line.right > innerWidth + 1 || line.left < -1;
  return beyond ? 'the edge of the window' : undefined;
}

function name(box: Element): string {
  return `<${box.localName} class="${box.getAttribute('class') ?? ''}">`;
}
