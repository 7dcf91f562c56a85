import type { StoryContext } from '@storybook/react-vite';
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { spyOn } from 'storybook/test';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { stack } from '../packages/ui/src/components/Stack/Stack.css.js';
import { longestGerman, replaceTexts } from '../.storybook/longestGerman.js';
import { namesOf } from '../packages/ui/src/storyMeta.js';
import { textOverflows } from './textOverflows.js';

/* What every story of a component has to keep, checked after its play function (.storybook/main.ts). */

/** Components that take no element props: decorative, or without a single root. */
const withoutElementProps = ['Icon', 'PlaneFigure', 'Toast'];

export function beforeEach(): void {
  spyOn(console, 'error');
}

export async function afterEach(context: StoryContext): Promise<void> {
  const { canvasElement, name, parameters, title } = context;
  if (title.startsWith('Pages/')) return;
  expect.soft(console.error, 'errors in the console').not.toHaveBeenCalled();
  expect.soft(canvasElement.childElementCount, 'elements').toBeGreaterThan(0);
  // Only full-page stories reach the window's edge.
  document.body.style.padding = parameters['layout'] === 'fullscreen' ? '' : '16px';
  await checkFit();
  if (name !== 'Default') return;
  await checkContainers(canvasElement, parameters['layout'] === 'fullscreen');
  if (!withoutElementProps.includes(namesOf(title)[0]!)) checkElementProps(context);
}

/** Resizes the window and finishes animations. */
async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  for (const animation of document.getAnimations()) {
    // A repeating animation has no end.
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Fits text of 200 %, 320 px and the longest German. */
async function checkFit(): Promise<void> {
  const root = document.documentElement;
  await resize(768, 900);
  root.style.fontSize = '200%';
  expect.soft(textOverflows(), 'with text of 200 % at 768 px').toEqual([]);
  root.style.fontSize = '';

  await resize(320, 640);
  expect.soft(textOverflows(), 'at 320 px').toEqual([]);
  root.lang = 'de';
  const restore = replaceTexts(document.body, longestGerman);
  expect.soft(textOverflows(), 'in German at 320 px').toEqual([]);
  restore();
  root.lang = 'en';
}

/** What a page puts a component into, as attributes of the canvas. */
const containers = {
  'a block': {},
  'a grid': { style: 'display: grid' },
  'a Stack': { class: stack[4] },
  'a flex row': { style: 'display: flex' },
  'half a row': { style: 'width: 50%' },
  'a page from right to left': { dir: 'rtl' },
};

type Container = keyof typeof containers;

/** Keeps its layout in every container. */
async function checkContainers(canvas: HTMLElement, isWhole: boolean): Promise<void> {
  const place = (name: Container) => {
    for (const attribute of ['class', 'dir', 'style']) canvas.removeAttribute(attribute);
    for (const [attribute, value] of Object.entries<string>(containers[name]))
      canvas.setAttribute(attribute, value);
  };
  await resize(1440, 900);
  // Siblings are page chrome.
  for (const other of [...canvas.children].slice(1) as HTMLElement[]) other.hidden = true;
  const component = canvas.firstElementChild!;

  const heights = new Map<string, number>();
  for (const name of Object.keys(containers) as Container[]) {
    if (isWhole && name === 'half a row') continue;
    place(name);
    expect.soft(textOverflows(), `in ${name}`).toEqual([]);
    heights.set(name, component.clientHeight);
  }
  // A squeezed component would be taller.
  for (const name of ['a Stack', 'a flex row'])
    expect.soft(heights.get(name), `height in ${name}`).toBeLessThan(heights.get('a grid')! + 1);

  // With one-letter texts only its own width keeps a component from collapsing.
  const restore = replaceTexts(canvas, () => 'i');
  const edgesIn = (name: Container) => {
    place(name);
    return [...leftEdges(canvas), ...(isWhole ? [component.getBoundingClientRect().width] : [])];
  };
  const edges = edgesIn('a block');
  expect.soft(edgesIn('a Stack'), 'edges in a Stack').toEqual(edges);
  expect.soft(edgesIn('a flex row'), 'edges in a flex row').toEqual(edges);
  restore();
}

/** Left edges of all text. */
function leftEdges(canvas: HTMLElement): number[] {
  const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
  const edges: number[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    edges.push(Math.round(range.getBoundingClientRect().left));
  }
  return edges;
}

/** Passes `ref`, `id`, `aria-*` and `data-*` on to its own element. */
function checkElementProps({ args, component, canvasElement }: StoryContext): void {
  const ref = createRef<Element>();
  const given = { id: 'given', 'data-testid': 'given', 'aria-describedby': 'other' };
  const root = createRoot(canvasElement.appendChild(document.createElement('div')));
  flushSync(() => root.render(createElement(component!, { ...args, ...given, ref })));
  for (const [name, value] of Object.entries(given))
    expect.soft(ref.current?.getAttribute(name) ?? '', name).toContain(value);
  root.unmount();
}
