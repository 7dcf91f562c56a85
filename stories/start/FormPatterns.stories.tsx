import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from './CheckboxGroup.js';

export default {
  id: 'start-form-patterns',
  title: 'Start/Form patterns (validation, required, label, checkbox, radio, consent, sign-up)',
  component: CheckboxGroup,
  // Its documentation is FormPatterns.mdx.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof CheckboxGroup>;

type Story = StoryObj<typeof CheckboxGroup>;

export const Checkboxes: Story = {};

export const CheckboxesWithIssue: Story = {
  name: 'Checkboxes with issue',
  args: { issue: 'Choose one room or more' },
};
