import type { StoryContext } from '@storybook/react-vite';
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { spyOn } from 'storybook/test';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { stack } from '../packages/ui/src/components/Stack/Stack.css.js';
import { longestGerman, replaceTexts } from './longestGerman.js';
import { namesOf } from '../packages/ui/src/storyMeta.js';
import { textOverflows, textSpacing } from '../testing/textOverflows.js';

/* Checks of every component story, run after its play function (.storybook/main.ts). */

/** Components that take no element props: decorative, or without a single root. */
const withoutElementProps = ['Icon', 'HeroFigure', 'Toast'];

export function beforeEach(): void {
  spyOn(console, 'error');
}

/** A failure names the rule, and the text or element that breaks it. */
export async function afterEach(context: StoryContext): Promise<void> {
  const { canvasElement, name, parameters, title } = context;
  if (title.startsWith('Pages/')) return;
  expect.soft(console.error, 'logs no error').not.toHaveBeenCalled();
  expect.soft(canvasElement.childElementCount, 'shows an element').toBeGreaterThan(0);
  const isFullWidth = parameters['layout'] === 'fullscreen';
  // Only full-page stories reach the window's edge.
  document.body.style.padding = isFullWidth ? '' : '16px';
  await checkLargeText();
  await checkNarrowWindow();
  checkLongestGerman();
  if (name !== 'Default') return;
  await showAlone(canvasElement);
  checkContainers(canvasElement, isFullWidth);
  checkHeights(canvasElement);
  checkEdges(canvasElement, isFullWidth);
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

async function checkLargeText(): Promise<void> {
  await resize(768, 900);
  checkTextSpacing();
  document.documentElement.style.fontSize = '200%';
  expect.soft(textOverflows(), 'fits text of 200 % at 768 px').toEqual([]);
  document.documentElement.style.fontSize = '';
}

async function checkNarrowWindow(): Promise<void> {
  await resize(320, 640);
  expect.soft(textOverflows(), 'fits 320 px').toEqual([]);
  checkTextSpacing();
}

const spacing = new CSSStyleSheet();
spacing.replaceSync(textSpacing);

function checkTextSpacing(): void {
  document.adoptedStyleSheets = [spacing];
  const rule = `fits the text spacing of WCAG 1.4.12 at ${innerWidth} px`;
  expect.soft(textOverflows(), rule).toEqual([]);
  document.adoptedStyleSheets = [];
}

function checkLongestGerman(): void {
  document.documentElement.lang = 'de';
  const restore = replaceTexts(document.body, longestGerman);
  expect.soft(textOverflows(), 'fits the longest German at 320 px').toEqual([]);
  restore();
  document.documentElement.lang = 'en';
}

/** Containers that a component must fit into, as attributes of the canvas. */
const containers = {
  'a block': {},
  'a grid': { style: 'display: grid' },
  'a Stack': { class: stack[4] },
  'a flex row': { style: 'display: flex' },
  'half a row': { style: 'width: 50%' },
  'a page from right to left': { dir: 'rtl' },
};
type Container = keyof typeof containers;

function place(canvas: HTMLElement, container: Container): void {
  for (const attribute of ['class', 'dir', 'style']) canvas.removeAttribute(attribute);
  for (const [attribute, value] of Object.entries<string>(containers[container]))
    canvas.setAttribute(attribute, value);
}

/** Hides what a story shows beside its component, in a wide window. */
async function showAlone(canvas: HTMLElement): Promise<void> {
  await resize(1440, 900);
  for (const other of [...canvas.children].slice(1) as HTMLElement[]) other.hidden = true;
}

function checkContainers(canvas: HTMLElement, isFullWidth: boolean): void {
  for (const container of Object.keys(containers) as Container[]) {
    if (isFullWidth && container === 'half a row') continue;
    place(canvas, container);
    expect.soft(textOverflows(), `fits ${container}`).toEqual([]);
  }
}

/** A squeezed component would be taller. */
function checkHeights(canvas: HTMLElement): void {
  const heightIn = (container: Container) => {
    place(canvas, container);
    return canvas.firstElementChild!.clientHeight;
  };
  const most = heightIn('a grid');
  for (const container of ['a Stack', 'a flex row'] as const)
    expect.soft(heightIn(container), `height in ${container}`).toBeLessThanOrEqual(most);
}

/** With one-letter texts only its own width keeps a component from collapsing. */
function checkEdges(canvas: HTMLElement, isFullWidth: boolean): void {
  const words = textsIn(canvas).map(({ data }) => data);
  const restore = replaceTexts(canvas, () => 'i');
  const edgesIn = (container: Container) => {
    place(canvas, container);
    const edges = textsIn(canvas).map((text, index) => `${words[index]}: ${leftEdge(text)} px`);
    const { width } = canvas.firstElementChild!.getBoundingClientRect();
    return isFullWidth ? [...edges, `width: ${width} px`] : edges;
  };
  const edges = edgesIn('a block');
  for (const container of ['a Stack', 'a flex row'] as const)
    expect.soft(edgesIn(container), `left edges in ${container}`).toEqual(edges);
  restore();
}

function textsIn(canvas: HTMLElement): Text[] {
  const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function leftEdge(text: Text): number {
  const range = document.createRange();
  range.selectNode(text);
  return Math.round(range.getBoundingClientRect().left);
}

/** Passes `ref`, `id`, `aria-*` and `data-*` on to its own element. */
function checkElementProps({ args, component, canvasElement }: StoryContext): void {
  const ref = createRef<Element>();
  const given = { id: 'given', 'data-testid': 'given', 'aria-describedby': 'other' };
  const root = createRoot(canvasElement.appendChild(document.createElement('div')));
  flushSync(() => root.render(createElement(component!, { ...args, ...given, ref })));
  for (const [name, value] of Object.entries(given))
    expect.soft(ref.current?.getAttribute(name) ?? '', `takes ${name}`).toContain(value);
  root.unmount();
}
