import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { longestGerman, replaceTexts } from '../longestGerman.js';
import type { Guidance } from '../../packages/ui/src/Guidance.js';
import { breakpoints } from '../../packages/ui/src/theme/tokens.js';
import { fullest, numberParts } from '../anatomy.js';
import preview from '../preview.js';
import { findTextFaults } from '../../e2e/inspect/textFaults.js';

setProjectAnnotations([preview]);

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});

/**
 * Every story of the package, the window it is made for, and what mounts and plays it. A failing play
 * function doesn't matter here: what it has rendered by then stays.
 */
const allStories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(([name, composed]) => {
    const story = composed as ComposedStory;
    return {
      name: `${file.replace('../../packages/ui/src/components/', '').replace('.stories.tsx', '')}: ${name}`,
      window: windowOf(story.globals?.viewport?.value),
      mount: async () => {
        const canvasElement = document.body.appendChild(document.createElement('div'));
        const show = () => story.run({ canvasElement }).catch(() => {});
        await show();
        // Unmounting a story that changed its own markup can fail the next one's first attempt.
        if (canvasElement.childElementCount === 0) await show();
        return canvasElement;
      },
    };
  }),
);

type ComposedStory = {
  args: Readonly<Record<string, unknown>>;
  globals?: { viewport?: { value?: string } };
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
};

function windowOf(viewport = 'desk') {
  const { options } = preview.parameters.viewport;
  const { styles } = options[viewport as keyof typeof options];
  return { width: parseInt(styles.width), height: parseInt(styles.height) };
}

const root = document.documentElement;

afterEach(() => {
  root.style.fontSize = '';
  for (const number of document.querySelectorAll('.part-number')) number.remove();
});

test.each(allStories)(
  '$name fits a narrow window, large text and long words',
  async ({ name, window, mount }) => {
    await page.viewport(window.width, window.height);
    expect((await mount()).childElementCount).toBeGreaterThan(0);

    await page.viewport(768, 900);
    root.style.fontSize = '200%';
    expect.soft(findTextFaults(), 'with text of 200 % at 768 px').toEqual([]);
    root.style.fontSize = '';

    await page.viewport(320, 640);
    expect.soft(findTextFaults(), 'at 320 px').toEqual([]);
    // The longest German words in other words would be longer than those of any language.
    if (name.endsWith('LongestGerman')) return;
    const { lang } = root;
    root.lang = 'de';
    const restore = replaceTexts(document.body, longestGerman);
    expect.soft(findTextFaults(), 'in German at 320 px').toEqual([]);
    restore();
    root.lang = lang;
  },
);

const anatomyOf = ({ parameters }: StoryModule['default']) =>
  (parameters!['guidance'] as Guidance).anatomy;

/** By component, the parts of its anatomy that its fullest story doesn’t show. */
const partsElsewhere: Record<string, readonly string[]> = {
  'Content/Hero': ['proof', 'portrait'],
  'Forms/ContactForm': ['notice', 'services', 'messageCount', 'status'],
  'Navigation/SiteHeader': ['items.links', 'texts.openMenu'],
};

test.each(Object.values(modules).filter(({ default: meta }) => anatomyOf(meta)))(
  'the picture of $default.title numbers its parts',
  async (module) => {
    const anatomy = anatomyOf(module.default)!;
    const story = fullest(Object.values(composeStories(module)) as ComposedStory[], anatomy);
    await page.viewport(breakpoints.wide, 1400);
    const canvasElement = document.body.appendChild(document.createElement('div'));
    await story.run({ canvasElement });
    const unseen = await numberParts(canvasElement, anatomy, story.args);
    expect(unseen).toEqual(partsElsewhere[module.default.title!] ?? []);
  },
);
