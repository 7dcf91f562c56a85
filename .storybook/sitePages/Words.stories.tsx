import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import type { ShownWords, WordsMessage } from '../words/WordsMessage.js';
import pages, { Home } from './Pages.stories.js';

/** What the panel “Words” is told while one points at the texts of a page. */
export default {
  ...pages,
  title: 'Pages/Words',
  tags: ['!autodocs', '!dev', 'no-picture'],
  parameters: { ...pages.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta;

type Story = StoryObj;

/** The German home page, where texts are cut, joined and spoken. */
const onHomePage = (play: (page: HTMLElement, point: Point) => Promise<void>): Story => ({
  ...Home,
  globals: { language: 'de', viewport: { value: 'desk' } },
  play: async ({ canvasElement, viewMode }) => {
    if (viewMode !== 'story') return;
    const told = spyOn(window.top!, 'postMessage').mockImplementation(() => {});
    try {
      await play(canvasElement, async (target) => {
        target.scrollIntoView({ block: 'center' });
        const { left, top, height } = target.getBoundingClientRect();
        told.mockClear();
        await userEvent.pointer({
          target,
          coords: { clientX: left + 8, clientY: top + height / 2 },
        });
        await waitFor(() => expect(told).toHaveBeenCalled());
        return (told.mock.lastCall![0] as unknown as WordsMessage).words;
      });
    } finally {
      told.mockRestore();
    }
  },
});

type Point = (target: Element) => Promise<readonly ShownWords[]>;

export const Heading: Story = {
  ...onHomePage(async (page, point) => {
    const words = await point(page.querySelector('h1')!);
    await expect(words).toMatchObject([
      {
        where: 'text',
        language: 'de',
        entries: [
          {
            file: 'site/locales/de/home.po',
            source: 'Every strategy is decided twice',
            translation: page.querySelector('h1')!.textContent,
            budget: { max: 45 },
          },
        ],
      },
    ]);
    await expect(words[0]!.entries[0]!.comment).toMatch(/heading of the page/);
  }),
  name: 'MUST tell message, translation, comment, budget and file of a text',
};

export const Figure: Story = {
  ...onHomePage(async (page, point) => {
    const value = [...page.querySelectorAll('dd')].find((dd) => dd.textContent?.includes('2010'))!;
    const [words] = await point(value);
    await expect(words).toMatchObject({ entries: [{ source: 'Since 2010' }] });
  }),
  name: 'MUST find the message of a text that a component has cut in two',
};

export const Mail: Story = {
  ...onHomePage(async (page, point) => {
    const words = await point(page.querySelector('main a[href^=mailto]')!);
    const sources = words.map(({ where, entries }) => [where, entries[0]?.source]);
    await expect(sources).toContainEqual(['text', 'Email me about an executive role']);
    await expect(sources).toContainEqual(['href', 'Inquiries About Executive Opportunities']);
  }),
  name: 'MUST tell what a link prepares and what only a screen reader says',
};

export const NoTrace: Story = {
  ...onHomePage(async (page) => {
    await expect(page.querySelector('h1')).toBeVisible();
    await expect(page.innerHTML).not.toMatch(/[\ue000-\ue0ff]|%EE%8[01]%/);
  }),
  name: 'MUST leave no mark on the page',
};
