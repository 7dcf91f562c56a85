import { renderToStaticMarkup } from 'react-dom/server';
import { expect, userEvent } from 'storybook/test';
import { inColumn, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { SiteHeader } from '../SiteHeader/SiteHeader.js';
import header from '../SiteHeader/SiteHeader.stories.js';
import { LinkProvider, type LinkComponent } from './LinkProvider.js';

/** A router’s link: it follows the address without loading a page. */
const RouterLink: LinkComponent = ({ href, ...link }) => (
  <a
    {...link}
    href={href}
    data-routed
    onClick={(event) => {
      event.preventDefault();
      event.currentTarget.dataset['followed'] = href;
    }}
  />
);

export default {
  title: 'Navigation/LinkProvider',
  component: LinkProvider,
  tags: ['new', '!stable'],
  args: {
    component: RouterLink,
    children: (
      <ul>
        {[
          { href: '/shelves', children: 'Our shelf is full' },
          { href: 'https://example.com/', children: 'Another site' },
          { href: '#shelves', children: 'This page' },
          { href: '/plan.pdf', children: 'The plan', download: true },
        ].map((link) => (
          <li key={link.href}>
            <ButtonLink {...link} tone="quiet" />
          </li>
        ))}
      </ul>
    ),
  },
  parameters: inColumn({
    for: 'Let the application’s router follow links, so that no page is loaded anew.',
    instead: [
      { when: 'The router listens to clicks on the document', use: 'Plain links, no provider' },
    ],
    do: ['Put it once around the application, in a client module.'],
    dont: [
      'Don’t change the address in your component: the link has to work without a script, too.',
    ],
    accessibility: ['Your component has to render an `<a>` with every attribute that it is given.'],
  }),
} satisfies Meta<typeof LinkProvider>;

type Story = StoryObj<typeof LinkProvider>;

export const Default: Story = {};

export const Routed: Story = {
  name: 'MUST send links to pages through the router, and no other link',
  play: async ({ canvas }) => {
    const page = canvas.getByRole('link', { name: 'Our shelf is full' });
    await userEvent.click(page);
    await expect(page).toHaveAttribute('data-followed', '/shelves');
    for (const name of ['Another site', 'This page', 'The plan'])
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('data-routed');
  },
};

export const RoutedHeader: Story = {
  name: 'MUST send the links of bar and sheet through the router',
  args: {
    children: (
      <SiteHeader
        brand={header.args.brand}
        home="/"
        items={[
          { href: '/shelves', label: 'Shelves' },
          { label: 'Rooms', links: [{ href: '/reading', label: 'For readers' }] },
        ]}
        texts={header.args.texts}
      />
    ),
  },
  play: async ({ args }) => {
    // The HTML has those of closed panels and of the closed sheet as well.
    const links = renderToStaticMarkup(<LinkProvider {...args} />).match(/<a [^>]*>/g);
    await expect(links).toHaveLength(5);
    for (const link of links!) await expect(link).toContain('data-routed');
  },
};
