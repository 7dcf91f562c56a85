import { expect, fn, userEvent } from 'storybook/test';
import { paddedStory, states, type Meta, type StoryObj } from '../../storyMeta.js';
import { Stack } from '../Stack/Stack.js';
import { Checkbox, CheckboxGroup, RadioGroup } from './Checkbox.js';

export default {
  id: 'forms-checkbox',
  title:
    'Forms/Checkbox, CheckboxGroup, RadioGroup (consent, tick box, radio buttons, fieldset, form input)',
  component: Checkbox,
  subcomponents: { CheckboxGroup, RadioGroup },
  args: {
    name: 'consent',
    label: (
      <>
        You may keep this until the visit, as <a href="#privacy">our privacy page</a> says
      </>
    ),
    required: true,
  },
  parameters: paddedStory({
    for: 'Let visitors say yes, or choose one or more of a few answers.',
    instead: [{ when: 'They choose one of more than about six', use: 'SelectField' }],
    do: [
      'Write the label as what the visitor says or gets.',
      'Say in the `hint` of a CheckboxGroup that several can be chosen.',
    ],
    dont: ['Don’t tick a consent in advance.'],
    pair: {
      do: { label: 'You may keep my letter' },
      dont: { label: 'You may keep my letter', defaultChecked: true },
    },
  }),
} satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    const { width, height } = box.getBoundingClientRect();
    await expect([width, height]).toEqual([24, 24]);
    await expect(box).toBeRequired();
    await userEvent.click(canvas.getByText(/You may keep/));
    await expect(box).toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack space={5}>
      <Checkbox {...args} id="resting" label="Resting" />
      <Checkbox {...args} id="hovered" label="Hovered" />
      <Checkbox {...args} id="focused" label="Focused" />
      <Checkbox {...args} id="ticked" label="Ticked" defaultChecked hint="With a hint." />
      <Checkbox {...args} id="fixed" label="Read-only" readOnly defaultChecked />
      <Checkbox {...args} id="disabled" label="Disabled" disabled />
      <Checkbox {...args} id="wrong" label="Invalid" issue="We need your consent" />
    </Stack>
  ),
  ...states,
};

export const ReadOnly: Story = {
  name: 'MUST keep its tick while it is read-only, and its focus',
  args: { readOnly: true, defaultChecked: true, onClick: fn() },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText(/You may keep/));
    await userEvent.click(box);
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

const topics = {
  name: 'topics',
  label: 'What is it about?',
  options: ['More light', 'More room for books'].map((label) => ({ value: label, label })),
};

/** Hint and issue are the question’s. */
export const Groups: Story = {
  render: () => (
    <Stack space={6}>
      <CheckboxGroup {...topics} hint="Choose one or more." issue="Choose at least one" />
      <RadioGroup {...topics} name="topic" />
      <RadioGroup {...topics} name="sent" label="Sent" readOnly defaultValue="More light" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Sent' })).toHaveAttribute('aria-readonly');
    const [boxes] = canvas.getAllByRole('group', { name: 'What is it about?' });
    await expect(boxes).toHaveAccessibleDescription('Choose one or more. Choose at least one');
    for (const box of canvas.getAllByRole('checkbox'))
      await expect(box).toHaveAttribute('aria-invalid', 'true');
    const [first, second] = canvas.getAllByRole<HTMLInputElement>('radio');
    await expect(first).toBeInvalid();
    await userEvent.click(second!);
    await expect(first).toBeValid();
  },
};
