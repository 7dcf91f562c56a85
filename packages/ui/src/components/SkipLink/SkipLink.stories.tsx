import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { SkipLink } from './SkipLink.js';

export default {
  id: 'navigation-skiplink',
  title: 'Navigation/SkipLink (skip navigation)',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to the shelves' },
  decorators: [
    (Story) => (
      <div id="main" style={{ minHeight: 64 }}>
        <Story />
      </div>
    ),
  ],
  parameters: paddedStory({
    for: 'Let keyboards get past the header with one key.',
    instead: [{ when: 'A link that is always seen', use: 'a plain link, or `ButtonLink`' }],
    do: ['Render it first in the page.'],
  }),
} satisfies Meta<typeof SkipLink>;

/** Focused by Tab. */
export const Default: StoryObj<typeof SkipLink> = {
  globals: { pseudo: { focusVisible: ['a'], focus: ['a'] } },
};
