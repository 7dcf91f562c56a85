import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { fullscreenStory, pseudo, type Meta, type StoryObj } from '../../storyMeta.js';
import { breakpoints } from '../../theme/tokens.js';
import type { NavigationLink } from './navigation.js';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.js';

const page = (label: string, more: Partial<NavigationLink> = {}) => ({
  href: `#/${label.toLowerCase().replaceAll(' ', '-')}`,
  label,
  ...more,
});

const services = {
  label: 'Services',
  links: [
    page('Reading rooms', { description: 'For twelve readers or forty, with daylight.' }),
    page('Shelves', { description: 'Oak, and a stair to the last of them.', current: true }),
    page('Restoration', { description: 'Old libraries made dry, quiet and open again.' }),
    page('Gardens', { description: 'Benches, hedges and a roof for the rain.' }),
  ],
};

const libraries = {
  label: 'Libraries',
  links: ['Saltmere', 'Thornbury', 'The pier', 'The mill', 'The school', 'The attic'].map((label) =>
    page(label),
  ),
};

/** A flag of this shape, as no country has one. */
const pennant = (shape: string) => (
  <svg viewBox="0 0 20 14">
    <path fill="currentColor" d={shape} />
  </svg>
);

/** Navigation of an invented architects' practice; links stay on the story. */
const args = {
  brand: 'Harbour & Lane',
  home: '#/',
  items: [page('Home'), services, libraries, page('Studio')],
  languages: {
    options: [
      { code: 'en', name: 'English', flag: pennant('m0 0 20 7L0 14z'), href: '#/', current: true },
      { code: 'de', name: 'Deutsch', flag: pennant('M0 0h20l-6 7 6 7H0z'), href: '#/de/' },
      { code: 'fr', name: 'Français', flag: pennant('M0 0h20v14l-10-5-10 5z'), href: '#/fr/' },
    ],
    label: 'Language',
    currentLabel: 'Language: English',
  },
  contact: { href: '#/visit', label: 'Visit us' },
  texts: {
    brand: 'Harbour & Lane, home page',
    navigation: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
  },
} satisfies SiteHeaderProps;

export default {
  id: 'navigation-siteheader',
  title:
    'Navigation/SiteHeader (nav, navbar, navigation bar, menu, hamburger, drawer, language switcher, locale, flag)',
  component: SiteHeader,
  args,
  parameters: fullscreenStory({
    for: 'Lead from any page to any other, in any language, on any screen.',
    instead: [{ when: 'A page is only linked from others', use: 'SiteFooter' }],
    do: [
      'Keep the items few: from 1024 px they share a line with the name.',
      'Link this page in the other languages, not their home pages.',
    ],
    dont: [
      'Don’t describe pages that their names explain.',
      'Don’t translate the names of the languages.',
    ],
  }),
} satisfies Meta<typeof SiteHeader>;

type Story = StoryObj<typeof SiteHeader>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** The current page is in a group, which is marked, too. */
export const Default: Story = {};

/** Window of stories that use the header: the canvas may be too narrow. */
const viewport = { value: 'desk' };
const withBar = { globals: { viewport } };
const onPhone = { globals: { viewport: { value: 'phone' } } };

export const States: Story = {
  args: {
    items: [
      page('Hovered'),
      { ...services, label: 'Current' },
      { ...libraries, label: 'Resting' },
      page('Focused'),
    ],
    contact: { href: '#/visit', label: 'Hovered' },
  },
  globals: {
    viewport,
    ...pseudo('nav li:first-child > a, [href="#/visit"]', 'nav li:nth-child(4) > a'),
  },
};

/** Opens a panel and waits for one of its links; documentation shows it in a frame, where it plays. */
const open = (button: string, link: string | RegExp): Story => ({
  ...withBar,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    // A narrow window has no navigation.
    if (innerWidth < breakpoints.bar) return;
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await waitFor(() => expect(canvas.getByRole('link', { name: link })).toBeVisible());
  },
});

/** Four pages with a sentence each; the pointer is on the third link. */
export const ServicesOpen: Story = {
  ...open('Services', /^Reading rooms/),
  globals: { viewport, pseudo: { hover: ['li:nth-child(2) > button', 'li li:nth-child(3) > a'] } },
};

/** Flag, code and native name; the last link is hovered, the second focused. */
export const LanguagesOpen: Story = {
  ...open('Language: English', 'Deutsch'),
  globals: { viewport, ...pseudo('[data-language=fr]', '[data-language=de]') },
};

export const LanguageNames: Story = {
  name: 'MUST name each language by its own name, spoken in that language, and mark the one that is shown',
  ...onPhone,
  play: async (context) => {
    const sheet = await openSheet(context);
    for (const { name, code } of args.languages.options) {
      const link = sheet.getByRole('link', { name });
      for (const attribute of ['lang', 'hreflang', 'data-language'])
        await expect(link).toHaveAttribute(attribute, code);
      await expect(link).toHaveTextContent(code.toUpperCase());
    }
    const languages = within(sheet.getByRole('list', { name: 'Language' }));
    await expect(languages.getByRole('link', { current: true })).toHaveAccessibleName('English');
  },
};

const longName = 'Prof. Dr. Alexandra-Sophie Hafenmeister-Gassenhauer';

/** A long name wraps; the navigation doesn't. */
export const LongName: Story = {
  args: { brand: longName, texts: { ...args.texts, brand: `${longName}, home page` } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation'));
    const tops = bar.getAllByRole('listitem').map((entry) => entry.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Opens the sheet as a dialog. The page behind it can't be queried by role. */
async function openSheet({ canvas, userEvent }: Play) {
  const button = canvas.getByRole('button', { name: 'Open menu' });
  await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'dialog'));
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

/** The same pages, stacked; the group of the current page is open. */
export const SheetOpen: Story = {
  ...onPhone,
  play: async (context) => {
    const sheet = await openSheet(context);
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Shelves' })).toBeVisible());
  },
};

const button = (canvas: Play['canvas'], name = 'Services') => canvas.getByRole('button', { name });
const expectOpen = (trigger: HTMLElement, isOpen: boolean) =>
  expect(trigger).toHaveAttribute('aria-expanded', `${isOpen}`);

export const ClickAndKeys: Story = {
  name: 'MUST open a panel by click and touch, and open and close it by Enter and Space',
  ...withBar,
  play: async ({ canvas, userEvent }) => {
    const trigger = button(canvas);
    trigger.focus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await expectOpen(trigger, true);
      await userEvent.keyboard(key);
      await expectOpen(trigger, false);
    }
    for (const keys of ['[TouchA]', '[MouseLeft]']) {
      await userEvent.pointer({ keys, target: trigger });
      await expectOpen(trigger, true);
      await userEvent.keyboard('{Escape}');
    }
  },
};

/** Prevents navigation, for which Storybook would open a window. */
function stayOnPage() {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}

export const LinkCloses: Story = {
  name: 'MUST close a panel when one of its links is chosen',
  ...withBar,
  beforeEach: stayOnPage,
  play: async ({ canvas, userEvent }) => {
    for (const [group, link] of [
      ['Services', /^Restoration/],
      ['Language: English', 'English'],
    ] as const) {
      // By key: a late click would close the panel that hover has opened.
      button(canvas, group).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('link', { name: link }));
      await expectOpen(button(canvas, group), false);
    }
  },
};

export const EscapeCloses: Story = {
  name: 'MUST close a panel by Escape and give the focus back to its button',
  ...withBar,
  play: async ({ canvas, userEvent }) => {
    button(canvas).focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(document.activeElement).toHaveTextContent(/^Reading rooms/);
    await userEvent.keyboard('{Escape}');
    await expectOpen(button(canvas), false);
    await expect(button(canvas)).toHaveFocus();
  },
};

export const BarRightToLeft: Story = {
  name: 'MUST read the bar from right to left, with each panel below its button',
  args: { dir: 'rtl' },
  globals: { viewport, direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    const trigger = button(canvas);
    await expect(right(trigger)).toBeLessThan(right(canvas.getByRole('link', { name: 'Home' })));
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const link = await canvas.findByRole('link', { name: /^Reading rooms/ });
    // Their texts are aligned; the button has padding.
    await expect(Math.abs(right(link) - right(trigger))).toBeLessThan(20);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(button(canvas, 'Libraries')).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  name: 'MUST open the sheet at the left from right to left',
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  play: async (context) => {
    await openSheet(context);
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
  },
};

export const SheetAndHistory: Story = {
  name: 'MUST leave the history to the router, and close the sheet when it goes back or forward',
  ...onPhone,
  play: async (context) => {
    const { length } = history;
    await openSheet(context);
    await expect(history).toHaveLength(length);
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button(context.canvas, 'Open menu')).toHaveFocus();
    // jsdom, in which applications test their pages, has no `close`.
    const close = spyOn(HTMLDialogElement.prototype, 'close');
    dispatchEvent(new PopStateEvent('popstate'));
    await expect(close).not.toHaveBeenCalled();
  },
};
