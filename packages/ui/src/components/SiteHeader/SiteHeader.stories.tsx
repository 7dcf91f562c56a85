import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inWindow, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { Hero } from '../Hero/Hero.js';
import languageSwitcher from '../LanguageSwitcher/LanguageSwitcher.stories.js';
import { Text } from '../Text/Text.js';
import type { NavigationLink } from './navigation.js';
import { SiteHeader } from './SiteHeader.js';

const page = (label: string, more: Partial<NavigationLink> = {}) => ({
  href: `#/${label.toLowerCase().replaceAll(' ', '-')}`,
  label,
  ...more,
});

const shelf = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><path fill="#013339" d="M0 0h64v40H0z"/><path fill="#f8eace" d="M4 8h6v26H4zm9 0h6v26h-6zm9 0h6v26h-6z"/></svg>',
)}`;

const rooms = {
  label: 'Services',
  links: [
    page('Reading rooms', {
      description: 'Rooms for twelve readers or forty, with daylight on every page.',
    }),
    page('Shelves', {
      description: 'Oak that bears nine thousand books, and a stair to the last of them.',
    }),
    page('Restoration', {
      description: 'Old libraries made dry, quiet and open again, one winter at a time.',
    }),
    page('Gardens', {
      description: 'Benches, hedges and a roof for the rain: the library’s outdoor half.',
    }),
  ],
};
const places = {
  label: 'Libraries',
  links: ['Saltmere', 'Thornbury', 'The pier', 'The mill', 'The school', 'The attic'].map((label) =>
    page(label, { picture: shelf }),
  ),
};

/** The navigation of an invented architects' practice; its links stay on the story. */
const args = {
  brand: 'Harbour & Lane',
  home: '#/',
  items: [page('Home', { current: true }), rooms, places, page('Studio')],
  languages: languageSwitcher.args.languages,
  contact: { href: '#/visit', label: 'Visit us' },
  texts: {
    brand: 'Harbour & Lane, home page',
    navigation: 'Main',
    currentLanguage: 'Language: English',
    languages: 'Language',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
  },
};

export default {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  args,
  decorators: [
    // A page for panels and sheet to cover.
    (Story) => (
      <>
        <Story />
        <main>
          <Hero title="A shelf for every harbour">
            <Text>Libraries for towns of up to 20,000 people.</Text>
          </Hero>
        </main>
      </>
    ),
  ],
  parameters: inWindow({
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
      'Don’t put a page into the bar and leave it out of the sheet: both read the same `items`.',
    ],
    pictures: {
      do: <SiteHeader {...args} />,
      dont: (
        <SiteHeader
          {...args}
          items={'Home Rooms Shelves Restoration Gardens Saltmere Thornbury Prices Studio People'
            .split(' ')
            .map((label) => ({ label, href: `#${label}` }))}
        />
      ),
    },
    accessibility: [
      'Disclosure buttons and lists of links, no `role=menu`: Tab goes through all of it.',
      'Panels open by hover, click, touch and keyboard; Escape closes them and gives the focus back.',
      'The sheet is a modal dialog: Escape, Back, a click outside and its cross close it, and the focus goes back to its button. A link closes it and leaves the focus to the page that comes.',
      'Complete without a script: panels open by hover and focus then, the sheet is a popover, and its groups are `<details>`.',
    ],
    keyboard: {
      'Enter, Space': 'Opens the panel of a group, the sheet or a group in it, or closes it.',
      'Arrow keys':
        'Go to the next entry of the bar, and from the button of an open panel into it.',
      Tab: 'Goes through the links of an open panel and on along the bar, which closes it; stays within the open sheet.',
      Escape: 'Closes panel or sheet and gives the focus back to its button.',
    },
  }),
} satisfies Meta<typeof SiteHeader>;

type Story = StoryObj<typeof SiteHeader>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Default: Story = {};

/** The window of what plays with the bar: the canvas beside the sidebar may be too narrow for it. */
const viewport = { value: 'desk' };
const withBar = { globals: { viewport } };

/** Opens a panel and waits for one of its links. The documentation plays nothing, so it would show a closed bar. */
const open = (button: string, link: string | RegExp): Story => ({
  ...withBar,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await waitFor(() => expect(canvas.getByRole('link', { name: link })).toBeVisible());
  },
});

/** Four services, each with a sentence. */
export const ServicesOpen = open('Services', /^Reading rooms/);

/** The pointer has opened a panel and rests on its second link. */
export const Hovered: Story = {
  ...ServicesOpen,
  globals: { viewport, pseudo: { hover: ['li:nth-child(2) > button', 'li li:nth-child(2) > a'] } },
};

/** Pages with a small picture instead of a sentence. */
export const LibrariesOpen = open('Libraries', 'The attic');

/** Flag, code and the language's own name. */
export const LanguagesOpen = open('Language: English', 'Deutsch');

/** The page that is shown is in a group: the group is marked, and in it the page. */
export const CurrentInGroup: Story = {
  ...ServicesOpen,
  args: {
    items: [
      page('Home'),
      { ...rooms, links: rooms.links.map((link, at) => ({ ...link, current: at === 1 })) },
      places,
      page('Studio'),
    ],
  },
};

/** A site in one language and without the filled action: neither bar nor sheet has them. */
export const OneLanguage: Story = {
  ...withBar,
  args: { languages: undefined, contact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /language/i })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Visit us' })).not.toBeInTheDocument();
    // Its words end where the bar does; the room beside them is the pointer's.
    const edge = canvas.getByRole('banner').firstElementChild!.getBoundingClientRect().right;
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('link', { name: 'Studio' }));
    await expect(words.getBoundingClientRect().right).toBeCloseTo(edge, 0);
  },
};

const german = ['Startseite', 'Leistungen', 'Bibliotheken', 'Über uns'];
const longName = 'Prof. Dr. Alexandra-Sophie Hafenmeister-Gassenhauer';

/** A long name takes a second line; the navigation keeps to one. */
export const LongestGerman: Story = {
  args: {
    brand: longName,
    items: args.items.map((item, at) => ({ ...item, label: german[at]! })),
    contact: { href: '#/visit', label: 'Kontakt' },
    texts: { ...args.texts, brand: `${longName}, Startseite` },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole(
      'listitem',
    );
    const middles = entries.map((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    await expect(new Set(middles).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Below 1024 px: the name, and the button that opens the sheet. */
export const Narrow: Story = {
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** Opens the sheet once it is a dialog; the rest of the page cannot be queried by role any more. */
async function openSheet(canvas: Canvas) {
  const button = canvas.getByRole('button', { name: 'Open menu' });
  await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'dialog'));
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

/** The pages of the bar, one below the other; the first group is open. */
export const SheetOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await userEvent.click(sheet.getByRole('button', { name: 'Services' }));
    await expect(await sheet.findByRole('link', { name: 'Shelves' })).toBeVisible();
  },
};

const services = (canvas: Canvas) => canvas.getByRole('button', { name: 'Services' });
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

export const HoverOpens: Story = {
  name: 'MUST open a panel under the pointer',
  ...withBar,
  play: async ({ canvas }) => {
    await userEvent.hover(services(canvas));
    await waitFor(() => expect(isOpen(services(canvas))).toBe(true));
    // Hover was quicker than the click.
    await userEvent.click(services(canvas));
    await expect(isOpen(services(canvas))).toBe(true);
  },
};

export const ClickAndKeys: Story = {
  name: 'MUST open a panel by click and touch, and open and close it by Enter and Space',
  ...withBar,
  play: async ({ canvas }) => {
    const button = services(canvas);
    button.focus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await expect(isOpen(button)).toBe(true);
      await userEvent.keyboard(key);
      await expect(isOpen(button)).toBe(false);
    }
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await expect(isOpen(button)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button);
    await expect(isOpen(button)).toBe(true);
  },
};

/** Storybook would open a link in its own window. */
function stayOnPage() {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}

export const LinkCloses: Story = {
  name: 'MUST close a panel when one of its links is chosen',
  ...withBar,
  beforeEach: stayOnPage,
  play: async ({ canvas }) => {
    const language = canvas.getByRole('button', { name: 'Language: English' });
    for (const [button, link] of [
      [services(canvas), /^Restoration/],
      [language, 'English'],
    ] as const) {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('link', { name: link }));
      await waitFor(() => expect(isOpen(button)).toBe(false));
    }
  },
};

export const EscapeCloses: Story = {
  name: 'MUST close a panel by Escape and give the focus back to its button',
  ...withBar,
  play: async ({ canvas }) => {
    services(canvas).focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(document.activeElement).toHaveTextContent(/^Reading rooms/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOpen(services(canvas))).toBe(false));
    await expect(services(canvas)).toHaveFocus();
  },
};

export const SheetGoesBackOnce: Story = {
  name: 'MUST go back once when the sheet is closed, however often, and close it then',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const back = history.back.bind(history);
    const slow = spyOn(history, 'back').mockImplementation(() => {});
    await openSheet(canvas);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(slow).toHaveBeenCalledOnce();
    // Opened again before the browser has gone back, it would close by itself.
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};
