import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExamplePage } from '../../packages/ui/ExamplePage.js';
import { ExampleServicePage } from '../../packages/ui/ExampleServicePage.js';

/** The example pages of the package. */
export default {
  title: 'Pages/Example',
  component: ExamplePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ExamplePage>;

export const Default: StoryObj = {};

export const Service: StoryObj = { render: () => <ExampleServicePage /> };
