import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Portrait } from '../Portrait/Portrait.js';
import portraits from '../Portrait/Portrait.stories.js';
import { Text } from '../Text/Text.js';
import { Signature } from './Signature.js';

export default {
  id: 'evidence-signature',
  title: 'Evidence/Signature (author, byline, person, bio, introduction, introducing, team)',
  component: Signature,
  args: {
    name: 'Robin Harbour',
    caption: 'Libraries since 1998, fourteen of them built.',
    portrait: <Portrait {...portraits.args} shape="upright" />,
  },
  parameters: paddedStory({
    for: 'Sign a page, or the end of it: who is speaking, and why to trust them.',
    instead: [{ when: 'The page is about the person', use: 'ProfileHero' }],
    do: ['In the first view of the home page, and wherever the reader decides whether to write.'],
    dont: ['Don’t leave out the portrait: without a photograph its frame says so.'],
  }),
} satisfies Meta<typeof Signature>;

type Story = StoryObj<typeof Signature>;

export const Default: Story = {};

/** What the person does: on a phone it continues below the portrait. */
export const WithText: Story = {
  args: { children: <Text>I draw with those who will read there, before anybody builds.</Text> },
};

/** In a narrow column, above the portrait; without a photograph, the initials. */
export const Column: Story = {
  args: {
    layout: 'column',
    portrait: <Portrait {...portraits.args} photo={null} shape="upright" badge="To follow" />,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '15rem' }}>
      <Signature {...args} />
    </div>
  ),
};

/** In the `aside` of a `Section`. */
export const Aside: Story = { ...Column, args: { layout: 'aside' } };
