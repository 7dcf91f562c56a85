import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { longestGerman, replaceTexts } from '../longestGerman.js';
import preview from '../preview.js';
import { textOverflows } from '../../testing/textOverflows.js';
import { stack } from '../../packages/ui/src/components/Stack/Stack.css.js';
import { pageNames } from '../../site/paths.js';
import * as pages from '../../stories/pages/Pages.stories.js';

setProjectAnnotations([preview]);

type ComposedStory = {
  id: string;
  globals: { viewport?: { value: string } };
  parameters: { layout?: string };
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
};

const stories = Object.values(
  import.meta.glob<Parameters<typeof composeStories>[0]>('../../packages/ui/src/**/*.stories.tsx', {
    eager: true,
  }),
).flatMap((module) => Object.values(composeStories(module)) as ComposedStory[]);

test('every page of the site has a story', () => {
  const shown = Object.values(composeStories(pages)).map(({ parameters }) => parameters['page']);
  expect(shown.toSorted()).toEqual(pageNames.toSorted());
});

const root = document.documentElement;
let canvas: HTMLElement;
beforeEach(() => {
  canvas = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  canvas.remove();
  root.style.fontSize = '';
  root.lang = 'en';
});

/** Renders a story and plays it. */
async function show(story: ComposedStory): Promise<void> {
  // Only full-page stories reach the window's edge.
  if (story.parameters.layout !== 'fullscreen') canvas.style.padding = '16px';
  await story.run({ canvasElement: canvas });
}

/** Resizes the window and finishes animations. */
async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  for (const animation of document.getAnimations()) {
    // A repeating animation has no end.
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

test.each(stories.map((story) => ({ id: story.id, story })))(
  '$id fits 320 px, text of 200 % and the longest German, and logs no error',
  async ({ story }) => {
    const { options } = preview.parameters.viewport;
    const { styles } = options[(story.globals.viewport?.value ?? 'desk') as keyof typeof options];
    await page.viewport(parseInt(styles.width), parseInt(styles.height));
    const consoleError = vi.spyOn(console, 'error');
    await show(story);
    expect.soft(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
    expect(canvas.childElementCount).toBeGreaterThan(0);

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
  },
);

/** Puts the canvas into what a page puts a component into. */
const places = {
  'a block': () => {},
  'a grid': () => (canvas.style.display = 'grid'),
  'a Stack': () => (canvas.className = stack[4]),
  'a flex row': () => (canvas.style.display = 'flex'),
  'half a row': () => (canvas.style.width = '50%'),
  'a page from right to left': () => (canvas.dir = 'rtl'),
};
const place = (name: keyof typeof places) => {
  canvas.className = '';
  canvas.dir = 'ltr';
  Object.assign(canvas.style, { display: '', width: '' });
  places[name]();
};

/** Left edges of all text. */
function leftEdges(): number[] {
  const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
  const edges: number[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    edges.push(Math.round(range.getBoundingClientRect().left));
  }
  return edges;
}

test.each(
  stories.filter(({ id }) => id.endsWith('--default')).map((story) => ({ id: story.id, story })),
)('$id keeps its layout in every container', async ({ story }) => {
  const isWhole = story.parameters.layout === 'fullscreen';
  await page.viewport(1440, 900);
  await show(story);
  await resize(1440, 900);
  // Siblings are page chrome.
  for (const other of [...canvas.children].slice(1) as HTMLElement[]) other.hidden = true;
  const component = canvas.firstElementChild!;

  const heights = new Map<string, number>();
  for (const name of Object.keys(places) as (keyof typeof places)[]) {
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
  const edgesIn = (name: keyof typeof places) => {
    place(name);
    return [...leftEdges(), ...(isWhole ? [component.getBoundingClientRect().width] : [])];
  };
  const edges = edgesIn('a block');
  expect.soft(edgesIn('a Stack'), 'edges in a Stack').toEqual(edges);
  expect.soft(edgesIn('a flex row'), 'edges in a flex row').toEqual(edges);
  restore();
});
