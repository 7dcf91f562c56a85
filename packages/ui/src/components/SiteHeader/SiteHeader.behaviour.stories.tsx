import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { abovePage } from './abovePage.js';
import { navigationWords } from './navigationWords.js';
import { ServerHtml, type ServerPage } from './ServerHtml.js';
import { SiteHeader } from './SiteHeader.js';
import { stayOnPage } from './stayOnPage.js';

const meta = {
  title: 'Navigation/SiteHeader/Behaviour',
  component: SiteHeader,
  tags: ['!autodocs', 'behaviour'],
  args: navigationWords,
  decorators: [abovePage],
  beforeEach() {
    stopClock();
    return stayOnPage();
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const services = (canvas: Canvas) => canvas.getByRole('button', { name: 'Services' });
const libraries = (canvas: Canvas) => canvas.getByRole('button', { name: 'Libraries' });
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

/** Lets time pass, in ms. */
let pass: (ms: number) => void;

/** Stops the clock for all from 150 ms on, `waitFor` included: no machine is too slow for that. */
function stopClock() {
  const { setTimeout: start, clearTimeout: stop } = window;
  const waiting = new Map<number, { due: number; act: () => void }>();
  let now = performance.now();
  spyOn(performance, 'now').mockImplementation(() => now);
  spyOn(window, 'setTimeout').mockImplementation(((act: () => void, ms = 0) => {
    const timer = start(act, ms < 150 ? ms : 2 ** 31 - 1);
    if (ms >= 150) waiting.set(timer, { due: now + ms, act });
    return timer;
  }) as typeof setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation((timer) => {
    waiting.delete(timer as number);
    stop(timer);
  });
  pass = (ms) => {
    now += ms;
    for (const [timer, { due, act }] of waiting) {
      if (due > now) continue;
      clearTimeout(timer);
      flushSync(act);
    }
  };
}

/** Puts the pointer on a button until its panel opens. */
async function hoverOpen(button: HTMLElement) {
  await userEvent.hover(button);
  pass(200);
  await expect(isOpen(button)).toBe(true);
}

export const HoverOpens: Story = {
  name: 'MUST open a panel when the pointer has rested on its button for 200 ms',
  play: async ({ canvas }) => {
    await userEvent.hover(services(canvas));
    pass(199);
    await expect(isOpen(services(canvas))).toBe(false);
    pass(1);
    await expect(isOpen(services(canvas))).toBe(true);
  },
};

export const HoverSkips: Story = {
  name: 'MUST open the next panel at once within 300 ms after one was open',
  play: async ({ canvas }) => {
    await hoverOpen(services(canvas));
    await userEvent.unhover(services(canvas));
    pass(150);
    pass(299);
    await userEvent.hover(libraries(canvas));
    await waitFor(() => expect(isOpen(libraries(canvas))).toBe(true));
    await userEvent.unhover(libraries(canvas));
    pass(150);
    pass(300);
    await userEvent.hover(services(canvas));
    await expect(isOpen(services(canvas))).toBe(false);
  },
};

export const LeavingCloses: Story = {
  name: 'MUST close a panel 150 ms after the pointer has left button and panel',
  play: async ({ canvas }) => {
    await hoverOpen(services(canvas));
    await userEvent.unhover(services(canvas));
    pass(149);
    await expect(isOpen(services(canvas))).toBe(true);
    pass(1);
    await expect(isOpen(services(canvas))).toBe(false);
  },
};

export const PanelCanBeEntered: Story = {
  name: 'MUST keep a panel open while the pointer is on it',
  play: async ({ canvas }) => {
    await hoverOpen(services(canvas));
    const link = await canvas.findByRole('link', { name: /^Shelves and stairs/ });
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.hover(link);
    pass(1000);
    await expect(isOpen(services(canvas))).toBe(true);
    // There is no gap between button and panel: the panel extends up to the button.
    const button = services(canvas).getBoundingClientRect();
    const below = document.elementFromPoint(button.left + 20, button.bottom + 7);
    await expect(below!.closest('[data-panel]')).not.toBeNull();
  },
};

export const ClickKeepsHovered: Story = {
  name: 'MUST NOT close a panel by a click within 500 ms after hover has opened it',
  play: async ({ canvas }) => {
    await hoverOpen(services(canvas));
    pass(499);
    await userEvent.click(services(canvas));
    await expect(isOpen(services(canvas))).toBe(true);
    pass(1);
    await userEvent.click(services(canvas));
    await expect(isOpen(services(canvas))).toBe(false);
  },
};

export const ClickAndKeys: Story = {
  name: 'MUST open and close a panel by click, touch, Enter and Space',
  play: async ({ canvas }) => {
    const button = services(canvas);
    for (const press of [
      () => userEvent.click(button),
      () => userEvent.pointer({ keys: '[TouchA]', target: button }),
      () => userEvent.keyboard('{Enter}'),
      () => userEvent.keyboard(' '),
    ]) {
      button.focus();
      await press();
      await expect(isOpen(button)).toBe(true);
      await press();
      await expect(isOpen(button)).toBe(false);
      // Nor does hover open it again while the pointer rests there.
      pass(250);
      await expect(isOpen(button)).toBe(false);
    }
  },
};

export const EscapeCloses: Story = {
  name: 'MUST close a panel by Escape and give the focus back to its button',
  play: async ({ canvas }) => {
    services(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(/^Reading rooms/);
    await userEvent.keyboard('{Escape}');
    await expect(isOpen(services(canvas))).toBe(false);
    await expect(services(canvas)).toHaveFocus();
  },
};

export const LinkCloses: Story = {
  name: 'MUST close a panel when one of its links is chosen',
  play: async ({ canvas }) => {
    await userEvent.click(services(canvas));
    await userEvent.click(canvas.getByRole('link', { name: /^Restoration/ }));
    await expect(isOpen(services(canvas))).toBe(false);

    const language = canvas.getByRole('button', { name: 'Language: English' });
    await userEvent.click(language);
    await userEvent.click(canvas.getByRole('link', { name: 'English' }));
    await expect(isOpen(language)).toBe(false);
  },
};

export const KeysLeadIn: Story = {
  name: 'MUST lead from the button into its panel by Arrow Down and Tab',
  play: async ({ canvas }) => {
    services(canvas).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(isOpen(services(canvas))).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent(/^Reading rooms/);
    await userEvent.tab({ shift: true });
    await expect(services(canvas)).toHaveFocus();
    for (let link = 0; link < 4; link++) await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(/^Reading gardens/);
  },
};

export const FocusLeavingCloses: Story = {
  name: 'MUST close a panel when the focus goes on along the bar',
  play: async ({ canvas }) => {
    services(canvas).focus();
    await userEvent.keyboard('{Enter}');
    for (let link = 0; link < 5; link++) await userEvent.tab();
    await expect(libraries(canvas)).toHaveFocus();
    await waitFor(() => expect(isOpen(services(canvas))).toBe(false));
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await expect(services(canvas)).toHaveFocus();
    await waitFor(() => expect(isOpen(libraries(canvas))).toBe(false));
  },
};

export const PanelsInside: Story = {
  name: 'MUST keep panels inside the window',
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { expanded: false })) {
      await userEvent.click(button);
      await waitFor(() => {
        const panel = document.getElementById(button.getAttribute('aria-controls')!)!;
        const { left, right, width } = panel.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(innerWidth);
        expect(width).toBe(button.textContent.includes('Language') ? 200 : 400);
      });
      await userEvent.keyboard('{Escape}');
    }
  },
};

export const MarksCurrent: Story = {
  name: 'MUST mark the current page by aria-current="page", and the group that it belongs to',
  args: {
    items: navigationWords.items.map((item) =>
      'links' in item
        ? {
            ...item,
            links: item.links.map((link) => ({
              ...link,
              current: link.href === '#/reading-rooms',
            })),
          }
        : item,
    ),
  },
  play: async ({ canvas }) => {
    await expect(services(canvas)).toHaveAttribute('aria-current', 'true');
    await expect(libraries(canvas)).not.toHaveAttribute('aria-current');
    await userEvent.click(services(canvas));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/^Reading rooms/);
  },
};

export const StaysAtTop: Story = {
  name: 'MUST stay at the top of the window while the page is scrolled',
  decorators: [
    (Story) => (
      <div style={{ minHeight: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    scrollTo(0, 300);
    await expect(scrollY).toBeGreaterThan(100);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    scrollTo(0, 0);
  },
};

let page: ServerPage;
const beforeReact: Story = {
  render: (args) => (
    <ServerHtml onReady={(ready) => (page = ready)}>
      <SiteHeader {...args} />
    </ServerHtml>
  ),
};

export const CompleteHtml: Story = {
  ...beforeReact,
  name: 'MUST have every link of its panels in the HTML that the server sends',
  play: async ({ canvasElement }) => {
    const nav = canvasElement.querySelector('nav')!;
    const sent = [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const { items, languages, contact } = navigationWords;
    const links = items.flatMap((item) => ('links' in item ? item.links : [item]));
    await expect(sent).toEqual([...links, ...languages, contact].map(({ href }) => href));
    // The build moves the list's own into the stylesheet; there must be no other.
    const styled = [...canvasElement.querySelectorAll('header [style]')];
    await expect(styled.map((element) => element.getAttribute('style'))).toEqual([
      'position:relative',
    ]);
  },
};

export const OpensWithoutReact: Story = {
  ...beforeReact,
  name: 'MUST open a panel by focus before React is there',
  play: async ({ canvas }) => {
    const link = () => canvas.queryByRole('link', { name: /^Reading rooms/ });
    await expect(link()).toBeNull();
    services(canvas).focus();
    await expect(link()).toBeVisible();
    libraries(canvas).focus();
    await waitFor(() => expect(link()).toBeNull());
    await expect(canvas.getByRole('link', { name: 'The attic' })).toBeVisible();
  },
};

export const CarriesOpenPanel: Story = {
  ...beforeReact,
  name: 'MUST keep a panel open that is open when React takes over',
  play: async ({ canvas }) => {
    services(canvas).focus();
    const link = canvas.getByRole('link', { name: /^Shelves and stairs/ });
    link.focus();
    const { top, left } = link.getBoundingClientRect();

    await expect(await page.takeOver()).toEqual([]);
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-live'));
    await expect(link).toHaveFocus();
    await expect(link).toBeVisible();
    await expect(link.getBoundingClientRect()).toMatchObject({ top, left });
    await expect(isOpen(services(canvas))).toBe(true);

    await userEvent.keyboard('{Escape}');
    await expect(services(canvas)).toHaveFocus();
    await expect(isOpen(services(canvas))).toBe(false);
  },
};
