import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { Heading } from '../Heading/Heading.js';
import { MenuSheet } from './MenuSheet.js';
import { navigationWords } from './navigationWords.js';

export default {
  title: 'Navigation/MenuSheet',
  component: MenuSheet,
  args: navigationWords,
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main>
          <Heading level={1}>The page behind it</Heading>
        </main>
      </>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '700px' } },
    guidance: {
      for: 'Get to every page on a small screen.',
      partOf: 'SiteHeader',
      instead: [],
      do: ['Give it the same items as the bar.'],
      dont: ['Don’t use it for anything but the navigation.'],
      accessibility: [
        'A popover with `<details>` without a script, a modal dialog with one.',
        'Escape, Back, a click outside and the cross close it, and the focus goes back to its button.',
        'Choosing a link closes it and leaves the focus to the page that comes.',
      ],
      keyboard: {
        'Enter, Space':
          'On the button, opens the sheet; on a group, shows its links or hides them.',
        Tab: 'Stays within the open sheet.',
        Escape: 'Closes the sheet and gives the focus back to its button.',
      },
    },
  },
} satisfies Meta<typeof MenuSheet>;

type Story = StoryObj<typeof MenuSheet>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const opener = (canvas: Canvas) => canvas.getAllByRole('button')[0]!;

/** Opens the sheet once it is a dialog; the rest of the page cannot be queried by role any more. */
async function openDialog(canvas: Canvas) {
  const button = opener(canvas);
  await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'dialog'));
  await userEvent.click(button);
  return { button, inSheet: within(await screen.findByRole('dialog', { name: 'Menu' })) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    const { inSheet } = await openDialog(canvas);
    const links = inSheet.getAllByRole('link').length;
    await userEvent.click(inSheet.getAllByRole('button', { expanded: false })[0]!);
    await waitFor(() => expect(inSheet.getAllByRole('link').length).toBeGreaterThan(links));
  },
};

export const OpensAgain: Story = {
  name: 'MUST stay open when it is opened again before the browser has gone back',
  play: async ({ canvas }) => {
    const back = history.back.bind(history);
    const slow = spyOn(history, 'back').mockImplementation(() => {});
    await openDialog(canvas);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await openDialog(canvas);
    await expect(slow).toHaveBeenCalledOnce();
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    back();
    await gone;
    await expect(history.state).toHaveProperty('menuSheet');
    // Its entrance begins invisible, and lasts on a busy machine.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    back();
    await isClosed();
  },
};
