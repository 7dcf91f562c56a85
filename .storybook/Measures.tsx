import { formatHex } from 'culori';
import { useEffect, useRef, useState } from 'react';
import { tokens } from '../packages/ui/src/theme/tokens.js';
import { Table } from './Table.js';

/** What a column says of a part of a component, as the browser has laid it out. */
const columns = ['Part', 'Width × height', 'Padding, gap', 'Type', 'Text on ground'];

/**
 * The measures of the example above, taken from the browser and not written by hand: of its outermost
 * element and of the parts in it that say or do something.
 */
export function Measures() {
  const place = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<string[][]>([]);
  useEffect(() => {
    // The story shows itself when it likes, in this document or in a frame, which then finds its height.
    let before = '';
    const waiting = setInterval(() => {
      const shown = exampleBefore(place.current!);
      if (shown?.ownerDocument.fonts.status !== 'loaded') return;
      const read = measured(shown);
      if (JSON.stringify(read) === before) {
        clearInterval(waiting);
        setRows(read);
      }
      before = JSON.stringify(read);
    }, 200);
    return () => clearInterval(waiting);
  }, []);
  return (
    <div ref={place} data-measures={rows.length > 0 ? 'taken' : 'awaited'}>
      {rows.length > 0 && <Table head={columns} rows={rows} />}
    </div>
  );
}

/** The component in the first example of the page, once its story is finished. */
function exampleBefore(place: Element): Element | null {
  const shown = '.frame iframe, [id^=story--][id$=-inner]';
  const first = place.closest('.sbdocs')!.querySelector(shown);
  const root =
    first instanceof HTMLIFrameElement
      ? first.contentDocument?.querySelector('#storybook-root')
      : first;
  const example = root?.matches('[data-shown]') && root.firstElementChild;
  return example ? withoutWrappers(example) : null;
}

/** Some stories are in an element that is not the component’s: it has no class. */
function withoutWrappers(element: Element): Element {
  const [only, ...others] = element.children;
  return only && others.length === 0 && !element.className ? withoutWrappers(only) : element;
}

function measured(root: Element): string[][] {
  const parts = [root, ...root.querySelectorAll('*')].filter(
    (element) =>
      element === root ||
      element.matches('article, a, button, input, select, textarea, summary') ||
      ownWords(element),
  );
  const rows = new Map<string, string[]>();
  for (const element of parts) {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const style = element.ownerDocument.defaultView!.getComputedStyle(element);
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    const look = [
      spaceOf(style),
      `${px(style.fontSize)} / ${px(style.lineHeight)}, ${style.fontWeight}`,
      `${roleOf(style.color, true)} on ${roleOf(groundOf(element), false)}`,
    ];
    const key = [element.tagName, ...look].join();
    if (!rows.has(key)) rows.set(key, [nameOf(element), size, ...look]);
  }
  return [...rows.values()].slice(0, 8);
}

const px = (length: string) =>
  length.endsWith('px') ? `${+parseFloat(length).toFixed(1)}` : length;

/** The words directly in an element, not those of the elements in it. */
const ownWords = (element: Element) =>
  [...element.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
    .join(' ')
    .trim();

function nameOf(element: Element): string {
  const words = ownWords(element).split(/\s+/).slice(0, 4).join(' ');
  return `${element.tagName.toLowerCase()}${words ? ` “${words}”` : ''}`;
}

function spaceOf(style: CSSStyleDeclaration): string {
  const lengths = [style.paddingBlock, style.paddingInline].map((side) =>
    side.split(' ').map(step).join(' '),
  );
  const gap = style.columnGap === 'normal' ? '' : `, gap ${step(style.columnGap)}`;
  return `${lengths.join(' / ')}${gap}`;
}

function step(length: string): string {
  const [name] = Object.entries(tokens.space).find(([, of]) => of === length) ?? [];
  return name ? `${px(length)} (space ${name})` : px(length);
}

/** The colour’s role in the palette, or itself where it has none. */
function roleOf(colour: string, isText: boolean): string {
  const roles = Object.values(tokens.color)
    .flatMap((scheme) => Object.entries(scheme))
    .filter(([, value]) => formatHex(value) === formatHex(colour))
    .map(([role]) => role);
  const writes = (role: string) => /^on[A-Z]|[tT]ext$|^muted$|^brass$/.test(role);
  return roles.find((role) => writes(role) === isText) ?? roles[0] ?? colour;
}

function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = at.ownerDocument.defaultView!.getComputedStyle(at);
    if (!/^rgba\(0, 0, 0, 0\)$|^transparent$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return 'the page';
}
