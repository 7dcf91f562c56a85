import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideBySide, type SideBySideProps } from './SideBySide.js';

/** The pages’ names by the ids of their stories. */
const names = Object.fromEntries(
  Object.values(window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries ?? {})
    .filter(({ title }) => title === 'Pages/Site')
    .map(({ id, name }) => [id, name]),
);

/** A page in all languages at once; the controls choose the page and the width of the windows. */
export default {
  title: 'Pages/Side by side',
  // The pages in its frames are tested and pictured as stories already.
  tags: ['!autodocs', '!test', 'no-picture'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { story: 'pages-site--home', width: 390 },
  argTypes: {
    story: {
      name: 'page',
      options: Object.keys(names),
      control: { type: 'select', labels: names },
    },
    width: { options: [320, 390, 768, 1440], control: 'select' },
  },
  render: (args, { globals }) => (
    <SideBySide {...args} theme={globals.theme} motion={globals.motion} />
  ),
} satisfies Meta<SideBySideProps>;

export const AllLanguages: StoryObj<SideBySideProps> = {};
