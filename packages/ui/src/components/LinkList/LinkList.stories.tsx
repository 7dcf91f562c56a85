import { paddedStory, pseudo, type Meta, type StoryObj } from '../../storyMeta.js';
import { LinkList } from './LinkList.js';

export default {
  id: 'lists-linklist',
  title: 'Lists/LinkList (list of links, related links, FAQ)',
  component: LinkList,
  args: {
    links: [
      { href: '#reading', label: 'The shelves are full', page: 'Reading rooms' },
      { href: '#meeting', label: 'The choir has nowhere to go', page: 'Meeting rooms' },
      { href: '#roof', label: 'The roof lets in more than light', page: 'Roofs' },
    ],
  },
  parameters: paddedStory({
    for: 'Lead visitors from their situation to the page that answers it.',
    instead: [
      { when: 'The pages are case studies', use: 'CaseTeasers' },
      {
        when: 'Each link needs a sentence',
        use: 'DescriptionList, [with the link in its `value`](./?path=/story/lists-descriptionlist--links-with-sentences)',
      },
    ],
    do: ['Say the situation in the visitor’s words, and the page’s name as in the menu.'],
    dont: ['Don’t list pages that the menu lists without saying what for.'],
    pair: {
      do: { links: [{ href: '#', label: 'The shelves are full', page: 'Restoration' }] },
      dont: { links: [{ href: '#', label: 'Restoration' }] },
    },
  }),
} satisfies Meta<typeof LinkList>;

type Story = StoryObj<typeof LinkList>;

/** One link a row, named by the situation and the page. */
export const Default: Story = {};

export const WithoutPages: Story = {
  args: {
    links: [
      { href: '#roof', label: 'Why does the roof leak?' },
      { href: '#stove', label: 'Who lights the stove?' },
    ],
  },
};

export const States: Story = {
  args: { links: ['Hovered', 'Focused', 'Resting'].map((label) => ({ href: '#', label })) },
  globals: pseudo('li:first-child a', 'li:nth-child(2) a'),
};
