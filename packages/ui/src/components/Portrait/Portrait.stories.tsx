import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { breakpoints } from '../../theme/tokens.js';
import { Portrait, type PortraitProps } from './Portrait.js';

/** Stands for a photograph: nobody’s face belongs into a design system. */
const drawnPhoto = (ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><rect width="320" height="320" fill="${ground}"/><circle cx="160" cy="130" r="56" fill="#d9c7a3"/><path d="M56 320a104 104 0 0 1 208 0z" fill="#12323a"/></svg>`,
  )}`;

/** An A and a B of straight walls. */
const initials =
  'M30 210 60 110h22l30 100h-22l-6-22H58l-6 22zM63 170h16l-8-30zM126 110h34q24 0 24 26q0 14-10 21q14 7 14 25q0 28-28 28h-34zM148 130v18h10q6 0 6-9t-6-9zM148 167v23h12q7 0 7-12t-7-11z';

const meta = {
  title: 'Content/Portrait',
  component: Portrait,
  tags: ['stable'],
  args: {},
  argTypes: {
    // The three belong to one of two shapes of props, which the table cannot read by itself.
    photo: {
      control: false,
      description: 'The photograph, square. It needs `alt`.',
      table: { type: { summary: '{ src, sources? }' } },
    },
    alt: {
      control: 'text',
      description: 'What a reader who does not see the photograph should know.',
      table: { type: { summary: 'string' } },
    },
    initials: {
      control: false,
      description:
        'Outlines of the initials in a 320 by 320 field, where there is no photograph; without them the room alone is drawn.',
      table: { type: { summary: 'string' } },
    },
  },
  parameters: {
    guidance: {
      for: 'The person is seen: a photograph, or an honest drawing until there is one.',
      instead: [
        { when: 'It is the picture of a page', use: 'the `figure` of Hero' },
        { when: 'It is the drawing of a case', use: 'CaseFigure' },
      ],
      do: [
        'Take a square photograph of at least 640 px, in AVIF or WebP with a JPEG to fall back on.',
        'Say under the drawing that a photograph is to follow, where one is expected.',
        'Take `full` where the caption matters: below 640 px a small drawing without initials is left out, caption included.',
      ],
      dont: [
        'Don’t show a picture of somebody else, or a generated one.',
        'Don’t write “portrait” into `alt`: say who it is and what is seen.',
      ],
      accessibility: [
        'MUST be named by `alt` with a photograph, and decorative without.',
        'It reserves its square before the photograph is there: nothing moves.',
      ],
    } satisfies Guidance,
  },
} satisfies Meta<typeof Portrait>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The room alone, until there is a photograph. */
export const Default: Story = {};

export const Playground: Story = { args: { size: 'small', caption: 'Portrait to follow' } };

export const Photo: Story = {
  args: {
    photo: { src: drawnPhoto('#b9cdd0') },
    alt: 'The advisor, looking into the camera',
    caption: 'Berlin, by the river',
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'The advisor, looking into the camera' });
    await expect(image).toHaveAttribute('width', '320');
    await expect(image).toHaveAttribute('height', '320');
  },
};

export const Named: Story = {
  name: 'MUST be named by alt with a photograph, and decorative without',
  render: (args) => (
    <>
      <Portrait {...args} />
      <Portrait photo={{ src: drawnPhoto('#b9cdd0') }} alt="The advisor, looking into the camera" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const images = canvas.getAllByRole('img');
    await expect(images).toHaveLength(1);
    await expect(images[0]).toHaveAccessibleName('The advisor, looking into the camera');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The browser takes the first format that it knows. */
export const PhotoInSeveralFormats: Story = {
  args: {
    photo: {
      src: drawnPhoto('#b9cdd0'),
      sources: [{ type: 'image/svg+xml', srcSet: drawnPhoto('#e7dcc5') }],
    },
    alt: 'The advisor, looking into the camera',
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await image.decode();
    await expect(image.currentSrc).toContain(encodeURIComponent('#e7dcc5'));
  },
};

/** A monogram as outlines: no font has to arrive first. */
export const Initials: Story = { args: { initials } };

/** 320 px wherever there is as much; `small` shrinks beside text. */
export const Full: Story = {
  args: { size: 'full', caption: 'Portrait to follow' },
  parameters: {
    wording: {
      de: { caption: 'Porträt folgt' },
      fr: { caption: 'Portrait à venir' },
    } satisfies Wording<PortraitProps>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('figure')!;
    await expect(figure.clientWidth).toBe(Math.min(320, figure.parentElement!.clientWidth));
  },
};

export const Small: Story = {
  args: { size: 'small', caption: 'Portrait to follow' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.small) return;
    await expect(canvas.getByText('Portrait to follow')).toBeVisible();
  },
};

/** On one column there is no gap to fill: the small drawing and its caption are left out. */
export const SmallOnAPhone: Story = {
  args: { size: 'small', caption: 'Portrait to follow' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (innerWidth >= breakpoints.small) return;
    await expect(canvas.getByText('Portrait to follow')).not.toBeVisible();
  },
};

export const LongestGerman: Story = {
  args: {
    size: 'full',
    caption:
      'Porträtaufnahme der Geschäftsführung folgt; die Bildnutzungsvereinbarung steht noch aus',
  },
  globals: { viewport: { value: 'reflow' } },
};
