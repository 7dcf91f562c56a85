import { expect, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { PendingFact } from '../PendingFact/PendingFact.js';
import { abovePage } from './abovePage.js';
import { isGroup, type NavigationItem } from './navigation.js';
import { longestGerman, navigationWords } from './navigationWords.js';
import { SiteHeader } from './SiteHeader.js';

const withCurrent = (items: readonly NavigationItem[], href: string): NavigationItem[] =>
  items.map((item) =>
    isGroup(item)
      ? { ...item, links: item.links.map((link) => ({ ...link, current: link.href === href })) }
      : { ...item, current: item.href === href },
  );

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  args: { ...navigationWords, items: withCurrent(navigationWords.items, '#/') },
  decorators: [abovePage],
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'Get from any page to any other, in any language, on any screen.',
      instead: [
        { when: 'The pages of the foot', use: 'SiteFooter' },
        { when: 'A language switch outside the bar', use: 'LanguageSwitcher' },
      ],
      do: [
        'Render it once, first in the page after the `SkipLink`.',
        'Mark the page that is shown by `current`, its language as well.',
        'Keep the items few: from 1024 px they share a line with the name.',
      ],
      dont: [
        'Don’t give a group the id `language`: that one is the switch’s.',
        'Don’t put a page into the bar and leave it out of the sheet: both read the same `items`.',
      ],
      accessibility: [
        'Disclosure buttons and lists of links, no `role=menu`: Tab goes through all of it.',
        'Panels open by hover, click, touch and keyboard; Escape closes them and gives the focus back.',
        'Complete without a script; the sheet is a popover then.',
        'Every behaviour is a separate story.',
      ],
    },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Opens a panel and waits for one of its links. */
const open =
  (button: string, link: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await waitFor(() => expect(canvas.getByRole('link', { name: link })).toBeVisible());
  };

/** Four services, each with a sentence. */
export const ServicesOpen: Story = { play: open('Services', /^Reading rooms/) };

/** The pointer has opened a panel and rests on its second link. */
export const Hovered: Story = {
  ...ServicesOpen,
  globals: { pseudo: { hover: ['li:nth-child(2) > button', 'li li:nth-child(2) > a'] } },
};

/** Pages without a sentence: the panel is a plain list. */
export const LibrariesOpen: Story = { play: open('Libraries', 'The attic') };

/** Flag, code and the language's own name. */
export const LanguagesOpen: Story = { play: open('Language: English', 'Deutsch') };

/** The page that is shown is in a group: the group is marked, and in it the page. */
export const CurrentInGroup: Story = {
  args: { items: withCurrent(navigationWords.items, '#/shelves') },
  play: ServicesOpen.play!,
};

export const PendingName: Story = {
  args: {
    brand: <PendingFact>The studio’s name</PendingFact>,
    texts: { ...navigationWords.texts, brand: 'The studio’s name, home page' },
  },
};

/** A long name takes a second line; the navigation keeps to one. */
export const LongestGerman: Story = {
  args: {
    ...longestGerman,
    items: withCurrent(longestGerman.items, '#/reading-rooms'),
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, height }) => Math.round(top + height / 2));
    await expect(new Set(tops).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Below 1024 px: the name, and the button that opens the `MenuSheet`. */
export const Narrow: Story = {
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
