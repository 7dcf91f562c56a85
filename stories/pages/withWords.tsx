import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { Language } from '../../site/i18n/languages.js';
import { catalogEntries, withoutSpace, type CatalogEntry } from './catalogEntries.js';

/**
 * Shows the catalog entry of the text under the pointer or the focus, in a note at the foot of the
 * window. A click keeps the note; Escape closes it.
 */
export const withWords: Decorator = (Story, { globals }) => {
  const language = globals.language as Language;
  // oxlint-disable-next-line react/rules-of-hooks -- a decorator is a component
  useEffect(() => {
    const entries = catalogEntries(language);
    const note = document.body.appendChild(document.createElement('output'));
    note.className = 'words-note';
    note.popover = 'manual';
    let kept = false;

    const point = (event: Event) => {
      const { target, type } = event;
      if (!(target instanceof Element) || note.contains(target)) return;
      if (kept && type !== 'click') return;
      kept = type === 'click';
      const facts = wordsAt(target, event, entries);
      if (facts.length === 0) return note.hidePopover();
      note.textContent = facts.join('\n\n');
      note.showPopover();
    };
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      kept = false;
      note.hidePopover();
    };
    const listeners = new AbortController();
    const listening = { capture: true, signal: listeners.signal };
    for (const type of ['pointermove', 'focusin', 'click'])
      document.body.addEventListener(type, point, listening);
    document.body.addEventListener('keydown', close, listening);
    return () => {
      listeners.abort();
      note.remove();
    };
  }, [language]);
  return <Story />;
};

/** Elements whose attributes are shown wherever the pointer is in them. */
const named = 'a, button, input, select, textarea, summary, img, svg, [role], [aria-label]';

function wordsAt(target: Element, event: Event, entries: readonly CatalogEntry[]): string[] {
  const { clientX = -1, clientY = -1 } = event as Partial<MouseEvent>;
  const caret = document.caretPositionFromPoint(clientX, clientY)?.offsetNode;
  const visible = factsOfText(caret && target.contains(caret) ? caret : target, entries);
  const attributes = [...(target.closest(named)?.attributes ?? [])].flatMap(({ name, value }) => {
    // The subject and the text of a prepared mail.
    const texts = value.startsWith('mailto:') ? new URL(value).searchParams.values() : [value];
    return [...texts].flatMap((text) =>
      recognize(text, entries).map((facts) => `${facts}\nNot visible: in the attribute ${name}`),
    );
  });
  return [...visible, ...attributes];
}

/** A component may cut a text into several elements, so the parents are tried as well. */
function factsOfText(place: Node, entries: readonly CatalogEntry[]): string[] {
  let node: Node | null = place;
  for (let level = 0; node && level < 4; level += 1) {
    const facts = recognize(node.textContent ?? '', entries);
    if (facts.length > 0) return facts;
    node = node.parentNode;
  }
  return [];
}

/** The messages that a text can be; of several the ones with most text of their own. */
function recognize(text: string, entries: readonly CatalogEntry[]): string[] {
  const seen = withoutSpace(text);
  // A whole section is no message, and slow to match.
  if (seen.length > 2000) return [];
  const found = entries.filter(({ pattern }) => pattern.test(seen));
  const most = Math.max(...found.map(({ pattern }) => pattern.source.length));
  return found.filter(({ pattern }) => pattern.source.length === most).map(({ facts }) => facts);
}
