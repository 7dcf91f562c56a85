import { readMarks, type MarkedText } from './marks.js';

/** A message found on the page. */
export type FoundWords = {
  /** The id of the message. */
  id: string;
  /** `text` for what one reads; otherwise the attribute that says it, such as `aria-label`. */
  where: string;
  /** What the page says, values filled in. */
  shown: string;
};

/** What the pointer or the focus is on. */
type Pointed = {
  words: FoundWords[];
  ranges: Range[];
};

const texts = new WeakMap<Node, MarkedText>();
const attributes = new WeakMap<Element, Map<string, MarkedText>>();

/** What one uses: its attributes belong to it wherever in it the pointer is. */
const used = 'a, button, input, select, textarea, summary, img, svg, [role], [aria-label]';

/**
 * Takes the marks out of the page, now and whenever it changes, and tells what the pointer or the
 * focus is on. A click keeps what was told, until the next click or Escape, so that the pointer may
 * leave.
 *
 * The marks never show: mutation observers run before the browser paints.
 *
 * @returns a function that ends it
 */
export function watchWords(root: HTMLElement, tell: (words: FoundWords[]) => void): () => void {
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'childList') addedNodes.forEach(unmark);
      else unmarkNode(target);
    }
    // What this has just changed itself carries no mark and would be forgotten.
    observer.takeRecords();
  });
  unmark(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });

  let last = '';
  let kept = false;
  const show = ({ words, ranges }: Pointed) => {
    const now = JSON.stringify(words);
    if (words.length === 0 || now === last) return;
    last = now;
    CSS.highlights?.set('words', new Highlight(...ranges));
    tell(words);
  };
  const listeners = new AbortController();
  const listen = <E extends Event>(type: string, listener: (event: E, target: Element) => void) =>
    root.addEventListener(
      type,
      (event) => event.target instanceof Element && listener(event as E, event.target),
      { capture: true, signal: listeners.signal },
    );
  listen<PointerEvent>('pointermove', (event, target) => {
    if (!kept) show(wordsAt(target, event));
  });
  listen('focusin', (_, target) => {
    if (!kept) show(wordsAt(target));
  });
  listen<PointerEvent>('click', (event, target) => {
    kept = true;
    show(wordsAt(target, event));
  });
  listen<KeyboardEvent>('keydown', ({ key }) => {
    if (key === 'Escape') kept = false;
  });
  return () => {
    observer.disconnect();
    listeners.abort();
    CSS.highlights?.delete('words');
  };
}

function unmark(node: Node): void {
  unmarkNode(node);
  node.childNodes.forEach(unmark);
}

function unmarkNode(node: Node): void {
  if (node instanceof Text) {
    const marked = readMarks(node.data);
    if (marked.messages.length > 0) {
      texts.set(node, marked);
      node.data = marked.text;
    } else if (texts.get(node)?.text !== node.data) {
      texts.delete(node);
    }
  } else if (node instanceof Element) {
    for (const { name, value } of node.attributes) unmarkAttribute(node, name, value);
  }
}

function unmarkAttribute(element: Element, name: string, value: string): void {
  const known = attributes.get(element) ?? new Map<string, MarkedText>();
  const marked = readMarks(value);
  if (marked.messages.length > 0) {
    attributes.set(element, known.set(name, marked));
    element.setAttribute(name, marked.text);
  } else if (known.get(name)?.text !== value) {
    known.delete(name);
  }
}

/** The text under the pointer, and what is spoken or prepared by the thing that it belongs to. */
function wordsAt(target: Element, point?: { clientX: number; clientY: number }): Pointed {
  const thing = target.closest(used) ?? target;
  const { words, ranges } = textAt(target, point) ?? textsIn(target);
  for (const [name, { text, messages }] of attributes.get(thing) ?? []) {
    words.push(...messages.map(({ id }) => ({ id, where: name, shown: text })));
  }
  return { words, ranges };
}

function textAt(target: Element, point?: { clientX: number; clientY: number }): Pointed | null {
  const caret = point && document.caretPositionFromPoint?.(point.clientX, point.clientY);
  const marked = caret && target.contains(caret.offsetNode) && texts.get(caret.offsetNode);
  if (!marked) return null;
  const at = marked.messages.findLastIndex(({ start }) => start <= caret.offset);
  return { words: [part(marked, at)], ranges: [rangeOf(caret.offsetNode, marked, at)] };
}

/**
 * The texts in an element that has few: a button around its label, a sentence around the figure in
 * it. A whole section would only be noise.
 */
function textsIn(element: Element): Pointed {
  const all: Pointed = { words: [], ranges: [] };
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const marked = texts.get(node);
    for (let at = 0; at < (marked?.messages.length ?? 0); at += 1) {
      all.ranges.push(rangeOf(node, marked!, at));
      const found = part(marked!, at);
      if (!all.words.some(({ id }) => id === found.id)) all.words.push(found);
    }
  }
  return all.words.length <= 3 ? all : { words: [], ranges: [] };
}

function part({ text, messages }: MarkedText, at: number): FoundWords {
  const { id, start } = messages[at]!;
  return { id, where: 'text', shown: text.slice(start, messages[at + 1]?.start) };
}

function rangeOf(node: Node, { text, messages }: MarkedText, at: number): Range {
  const range = new Range();
  range.setStart(node, messages[at]!.start);
  range.setEnd(node, messages[at + 1]?.start ?? text.length);
  return range;
}
