import { expect } from 'storybook/test';
import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Portrait } from './Portrait.js';

/** A drawing instead of a photograph of a real person. */
const drawing = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><rect width="320" height="320" fill="#b9cdd0"/>${shapes}</svg>`,
  )}`;
const person =
  '<circle cx="160" cy="130" r="56" fill="#d9c7a3"/><path d="M56 320a104 104 0 0 1 208 0z" fill="#12323a"/>';
const house = '<path d="M60 320V150l100-80 100 80v170z" fill="#12323a"/>';

export default {
  id: 'evidence-portrait',
  title: 'Evidence/Portrait (avatar, photo, image, person)',
  component: Portrait,
  args: {
    photo: { src: drawing(person) },
    initials: 'RH',
    alt: 'Harbour at the drawing board, looking up',
  },
  argTypes: { photo: { control: false } },
  parameters: paddedStory({
    for: 'Show a person in a photograph, or say that it is missing.',
    instead: [{ when: 'The person signs', use: 'Signature, with an upright Portrait' }],
    do: ['Take a square photograph of at least 640 px, in AVIF or WebP and in JPEG.'],
    dont: ['Don’t show a building, a logo or a group: the eye looks for one face.'],
    pair: { do: {}, dont: { photo: { src: drawing(house) }, alt: 'The house' } },
  }),
} satisfies Meta<typeof Portrait>;

type Story = StoryObj<typeof Portrait>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('width', '320');
    await expect(image).toHaveAttribute('height', '320');
  },
};

/** Without a photograph: the initials, and the badge. */
export const Missing: Story = { args: { photo: null, badge: 'Photograph to follow' } };

/** Upright, for a `Signature`. */
export const Upright: Story = { args: { shape: 'upright', badge: 'Sample' } };
