import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { longestGerman, replaceTexts } from '../longestGerman.js';
import preview from '../preview.js';
import { textOverflows } from '../../testing/textOverflows.js';
import { stack } from '../../packages/ui/src/components/Stack/Stack.css.js';

setProjectAnnotations([preview]);

type ComposedStory = {
  id: string;
  args: Readonly<Record<string, unknown>>;
  globals: { viewport?: { value: string } };
  parameters: { layout?: string };
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
};

/** Every story of the package, by component. */
const components = Object.values(
  import.meta.glob<Parameters<typeof composeStories>[0]>('../../packages/ui/src/**/*.stories.tsx', {
    eager: true,
  }),
).map((module) => ({
  stories: Object.values(composeStories(module)) as ComposedStory[],
}));

/** Renders a story; a failing play function is ignored here. */
async function show(story: ComposedStory): Promise<HTMLElement> {
  const canvasElement = document.body.appendChild(document.createElement('div'));
  const run = () => story.run({ canvasElement }).catch(() => {});
  await run();
  // After a story that changed its own markup, the first attempt can fail.
  if (canvasElement.childElementCount === 0) await run();
  return canvasElement;
}

const root = document.documentElement;

/** Resizes the window and finishes animations. */
async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  for (const animation of document.getAnimations()) {
    // A repeating animation has no end.
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Left edges of all text. */
function leftEdges(element: Element): number[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const edges: number[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    edges.push(Math.round(range.getBoundingClientRect().left));
  }
  return edges;
}

/** Containers that a page puts a component into. */
const places = {
  'in a block': () => {},
  'in a grid': ({ style }: HTMLElement) => (style.display = 'grid'),
  'in a Stack': (canvas: HTMLElement) => (canvas.className = stack[4]),
  'in a flex row': ({ style }: HTMLElement) => (style.display = 'flex'),
  'in half a row': ({ style }: HTMLElement) => (style.width = '50%'),
  'from right to left': (canvas: HTMLElement) => (canvas.dir = 'rtl'),
};

afterEach(() => {
  root.style.fontSize = '';
});

test.each(components.flatMap(({ stories }) => stories.map((story) => ({ id: story.id, story }))))(
  '$id keeps its layout in every container, with 200 % text and long German words',
  async ({ id, story }) => {
    const { options } = preview.parameters.viewport;
    const { styles } = options[(story.globals.viewport?.value ?? 'desk') as keyof typeof options];
    await page.viewport(parseInt(styles.width), parseInt(styles.height));
    const consoleError = vi.spyOn(console, 'error');
    const canvas = await show(story);
    expect.soft(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
    expect(canvas.childElementCount).toBeGreaterThan(0);

    const isWhole = story.parameters.layout === 'fullscreen';
    await resize(1440, 900);
    // Siblings are page chrome.
    const others = [...canvas.children].slice(1) as HTMLElement[];
    others.forEach((other) => (other.hidden = true));
    const put = (place: keyof typeof places) => {
      Object.assign(canvas, { className: '', dir: '' }).style.cssText = isWhole
        ? ''
        : 'padding: 16px';
      places[place](canvas);
    };
    const heightIn = (place: keyof typeof places) => {
      put(place);
      expect.soft(textOverflows(), place).toEqual([]);
      return canvas.firstElementChild!.clientHeight;
    };
    const height = heightIn('in a grid') + 1;
    // A squeezed component would be taller.
    expect.soft(heightIn('in a Stack'), 'height in a Stack').toBeLessThan(height);
    expect.soft(heightIn('in a flex row'), 'height in a flex row').toBeLessThan(height);
    if (!isWhole) heightIn('in half a row');
    heightIn('from right to left');
    // With one-letter texts only its own width keeps a component from collapsing.
    const restoreWords = replaceTexts(canvas, () => 'i');
    const edgesIn = (place: keyof typeof places) => {
      put(place);
      const { width } = canvas.firstElementChild!.getBoundingClientRect();
      return [...leftEdges(canvas), ...(isWhole ? [width] : [])];
    };
    const edges = edgesIn('in a block');
    expect.soft(edgesIn('in a Stack'), 'edges in a Stack').toEqual(edges);
    expect.soft(edgesIn('in a flex row'), 'edges in a flex row').toEqual(edges);
    restoreWords();
    // Only full-page stories reach the window's edge.
    put('in a block');
    others.forEach((other) => (other.hidden = false));

    await resize(768, 900);
    root.style.fontSize = '200%';
    expect.soft(textOverflows(), 'with text of 200 % at 768 px').toEqual([]);
    root.style.fontSize = '';

    await resize(320, 640);
    expect.soft(textOverflows(), 'at 320 px').toEqual([]);
    // Already German: replacing its text would exceed any language.
    if (id.endsWith('longest-german')) return;
    const { lang } = root;
    root.lang = 'de';
    const restore = replaceTexts(document.body, longestGerman);
    expect.soft(textOverflows(), 'in German at 320 px').toEqual([]);
    restore();
    root.lang = lang;
  },
);
