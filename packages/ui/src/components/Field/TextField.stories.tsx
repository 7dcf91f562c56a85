import { expect, userEvent } from 'storybook/test';
import { paddedStory, states, type Meta, type StoryObj } from '../../storyMeta.js';
import { Columns } from '../Columns/Columns.js';
import { Stack } from '../Stack/Stack.js';
import { TextField } from './TextField.js';

const issue = 'We need your first name';
const missing = 'We need your last name';

export default {
  id: 'forms-textfield',
  title:
    'Forms/TextField (form input, text input, textbox, label, date field, date picker, datepicker)',
  component: TextField,
  args: {
    name: 'firstName',
    label: 'First name',
    autoComplete: 'given-name',
  },
  parameters: paddedStory({
    for: 'Ask for one line: a name, an address, a subject.',
    instead: [
      { when: 'The text may have several lines', use: 'TextArea' },
      { when: 'There is a short list to choose from', use: 'SelectField' },
    ],
    do: ['Put what one has to know into a `hint`.', 'Say in `autoComplete` what to fill in.'],
    dont: ['Don’t put it into the placeholder, which goes with the first letter.'],
    pair: {
      do: { hint: 'As on your letters' },
      dont: { placeholder: 'As on your letters' },
    },
  }),
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Default: Story = {};

/** After submitting, the pointer may rest on a field: its border stays red. */
export const States: Story = {
  ...states,
  render: () => (
    <Stack space={5}>
      {[
        { name: 'resting', label: 'At rest', placeholder: 'Rosa' },
        { name: 'filled', label: 'Filled', defaultValue: 'Clara' },
        { name: 'hovered', label: 'Hovered' },
        { name: 'focused', label: 'Focused' },
        { name: 'invalid', label: 'Invalid', issue },
        { name: 'invalid-hovered', label: 'Invalid and hovered', issue },
        { name: 'invalid-focused', label: 'Invalid and focused', issue },
        { name: 'fixed', label: 'Read-only', readOnly: true, defaultValue: 'Clara' },
        { name: 'disabled', label: 'Disabled', disabled: true, defaultValue: 'Clara' },
        { name: 'day', label: 'A date', kind: 'date' as const, width: 'short' as const },
        { name: 'hour', label: 'A time', kind: 'time' as const, width: 'short' as const },
        { name: 'seats', label: 'A number', kind: 'number' as const, optionalLabel: 'optional' },
      ].map((field) => (
        <TextField key={field.name} {...field} />
      ))}
    </Stack>
  ),
};

/** Below the label, so that it is read before typing. In `Columns` adjacent fields stay aligned. */
export const Hint: Story = {
  globals: { viewport: { value: 'desk' } },
  args: { hint: 'As on your reader’s card.' },
  render: (args) => (
    <Columns>
      <TextField {...args} />
      <TextField name="lastName" label="Last name" issue={missing} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('textbox');
    await expect(first).toHaveAccessibleDescription('As on your reader’s card.');
    await expect(last).toHaveAccessibleDescription(missing);
    const { bottom } = canvas.getByText('Last name').getBoundingClientRect();
    await expect(last!.getBoundingClientRect().top - bottom).toBeCloseTo(8);
    await expect(first!.offsetTop).toBe(last!.offsetTop);
    await userEvent.type(first!, ' ');
    await expect(first).toBeInvalid();
  },
};

/** Accepts addresses that `type="email"` would reject or rewrite, but not “clara.example”. */
export const Email: Story = {
  args: { name: 'email', label: 'Email', kind: 'email' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'müller@münchen.example');
    await expect(field.validity.valid).toBe(true);
    await expect(field).toHaveValue('müller@münchen.example');
    field.value = 'clara.example';
    await expect(field.validity.valid).toBe(false);
    field.value = '';
  },
};
