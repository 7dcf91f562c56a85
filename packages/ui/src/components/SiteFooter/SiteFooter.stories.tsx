import { fullscreenStory, pseudo, type Meta, type StoryObj } from '../../storyMeta.js';
import { SiteFooter } from './SiteFooter.js';

export default {
  id: 'navigation-sitefooter',
  title: 'Navigation/SiteFooter (page footer)',
  component: SiteFooter,
  args: {
    company: {
      heading: 'The practice',
      name: 'Harbour & Lane',
      details: [
        { term: 'Partners', value: 'Robin Harbour, Jo Lane' },
        { term: 'Address', value: '3 Rope Walk, Saltmere' },
        { term: 'Register', value: 'No. 000000' },
      ],
      contact: [
        <a key="mail" href="mailto:studio@example.com">
          studio@example.com
        </a>,
        'Saltmere',
      ],
    },
    columns: [
      {
        heading: 'Quick links',
        links: [
          { href: '#/reading-rooms', label: 'Reading rooms' },
          { href: '#/saltmere', label: 'Saltmere library' },
          { href: '#/studio', label: 'Studio' },
        ],
      },
      {
        heading: 'Contact and legal',
        links: [
          { href: '#/visit', label: 'Visit us' },
          { href: '#call', label: 'Book a call', newTabLabel: 'opens in a new tab' },
          { href: '#/privacy', label: 'Data privacy' },
        ],
      },
    ],
    copyright: '© 2026 Harbour & Lane',
  },
  parameters: fullscreenStory({
    for: 'Show who is responsible for the site, and link to pages that the header leaves out.',
    instead: [{ when: 'The main pages', use: 'SiteHeader' }],
    do: ['Begin with what the law asks for: who it is, and where to reach them.'],
    dont: ['Don’t repeat the whole menu of the header.'],
  }),
} satisfies Meta<typeof SiteFooter>;

export const Default: StoryObj<typeof SiteFooter> = {};

export const States: StoryObj<typeof SiteFooter> = {
  args: {
    columns: ['Links', 'More links'].map((heading) => ({
      heading,
      links: ['Hovered', 'Focused', 'Resting'].map((label) => ({ href: '#', label })),
    })),
  },
  globals: pseudo('li:first-child a', 'li:nth-child(2) a'),
};
