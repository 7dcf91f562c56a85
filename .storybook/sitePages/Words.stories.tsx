import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import pages, { Home } from './Pages.stories.js';

/** The note that a page shows while one points at its texts. */
export default {
  ...pages,
  title: 'Pages/Words',
  tags: ['!autodocs', '!dev', 'no-picture'],
  parameters: { ...pages.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta;

type Story = StoryObj;

const onHomePage = (
  language: string,
  find: (page: HTMLElement) => Element | undefined,
  ...facts: readonly (string | RegExp)[]
): Story => ({
  ...Home,
  globals: { language, viewport: { value: 'desk' } },
  play: async ({ canvasElement, viewMode }) => {
    if (viewMode !== 'story') return;
    const target = find(canvasElement)!;
    target.scrollIntoView({ block: 'center' });
    const { left, top, height } = target.getBoundingClientRect();
    await userEvent.pointer({
      target,
      coords: { clientX: left + 8, clientY: top + height / 2 },
    });
    const note = document.querySelector('.words-note')!;
    for (const fact of facts) await expect(note).toHaveTextContent(fact);
    await userEvent.keyboard('{Escape}');
    await expect(note).not.toBeVisible();
  },
});

export const Heading: Story = {
  ...onHomePage(
    'de',
    (page) => page.querySelector('h1')!,
    'site/locales/de/home.po Message: Every strategy is decided twice Translation:',
    /heading of the page/i,
    /Length: \d+ of 45/,
  ),
  name: 'MUST tell message, translation, comment, length and file of a text',
};

export const Figure: Story = {
  ...onHomePage(
    'de',
    (page) => [...page.querySelectorAll('dd')].find((dd) => dd.textContent?.includes('2010')),
    'Message: Since 2010',
  ),
  name: 'MUST find the message of a text that a component has cut in two',
};

export const Mail: Story = {
  ...onHomePage(
    'de',
    (page) => page.querySelector('main a[href^=mailto]')!,
    'Message: Email me about a role to fill',
    /Message: Inquiries About Executive Opportunities .*Not visible: in the attribute href/,
  ),
  name: 'MUST tell what a link prepares',
};

export const PseudoLanguage: Story = {
  ...onHomePage(
    'pseudo',
    (page) => page.querySelector('h1')!,
    'Message: Every strategy is decided twice',
  ),
  name: 'MUST find a message in the pseudo-language',
};
