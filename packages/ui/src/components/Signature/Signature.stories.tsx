import { expect } from 'storybook/test';
import { inColumn, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { Portrait } from '../Portrait/Portrait.js';
import portraits from '../Portrait/Portrait.stories.js';
import { Text } from '../Text/Text.js';
import { Signature } from './Signature.js';

export default {
  title: 'Content/Signature',
  component: Signature,
  args: {
    name: 'Robin Harbour',
    proof: 'Libraries since 1998, fourteen of them built.',
    portrait: <Portrait {...portraits.args} shape="door" />,
  },
  parameters: inColumn({
    for: 'Sign a page: who is speaking, and why to trust them.',
    instead: [
      { when: 'The page is about the person', use: 'Portrait in a Hero' },
      { when: 'Figures prove more than a name', use: 'Stats' },
    ],
    do: [
      'Large in the first view of the home page, small on the contact page.',
      'Choose the fact that speaks for the page it is on.',
    ],
    dont: ['Don’t sign without a name: leave the signature out.'],
    pictures: {
      do: <Signature name="Robin Harbour" proof="Libraries since 1998, fourteen of them built." />,
      dont: <Signature name="Robin Harbour" proof="Passionate about reading." />,
    },
    accessibility: [
      'The name is no heading: nothing follows it that it would head.',
      'The portrait needs a text alternative.',
    ],
  }),
} satisfies Meta<typeof Signature>;

type Story = StoryObj<typeof Signature>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('img').getBoundingClientRect();
    await expect(portrait.height / portrait.width).toBeCloseTo(1.6, 1);
  },
};

/** The first view of a site, with what the person does. */
export const Large: Story = {
  args: {
    size: 'large',
    children: <Text>I draw libraries for towns and schools, and come back after a year.</Text>,
  },
};

/** The words take the place of the portrait. */
export const WithoutPortrait: Story = { args: { ...Large.args, portrait: null } };
