import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExamplePage } from '../../packages/ui/docs/ExamplePage.js';

/** The example page of the package. */
export default {
  title: 'Pages/Example',
  component: ExamplePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ExamplePage>;

export const Default: StoryObj = {};
