import { expect, fireEvent, fn } from 'storybook/test';
import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { SelectField } from './SelectField.js';

const options = [
  { value: 'reading-room', label: 'Reading room' },
  { value: 'shelves', label: 'Shelves and stairs' },
  { value: 'restoration', label: 'Restoration' },
  { value: 'other', label: 'Something else' },
];

export default {
  id: 'forms-selectfield',
  title: 'Forms/SelectField (dropdown, select, combobox, form input)',
  component: SelectField,
  args: { name: 'service', label: 'Kind of work', placeholder: 'Choose one', options },
  parameters: paddedStory({
    for: 'Let visitors choose one of several options, too many for a row.',
    instead: [{ when: 'The answer is free text', use: 'TextField' }],
    do: ['Put the options into an order that visitors know, and “Something else” last.'],
    dont: ['Don’t put a sentence into an option: the list is as wide as the field.'],
  }),
} satisfies Meta<typeof SelectField>;

type Story = StoryObj<typeof SelectField>;

/** Empty until the visitor chooses. */
export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true, hint: 'From May on.' } };

export const Invalid: Story = { args: { issue: 'Choose a kind of work' } };

export const ReadOnly: Story = {
  name: 'MUST keep the focus and its choice while it is read-only',
  args: { readOnly: true, defaultValue: 'shelves', hint: 'It is on its way.', onKeyDown: fn() },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox');
    select.focus();
    await expect(select).toHaveFocus();
    await expect(select).toHaveStyle({ pointerEvents: 'none' });
    const choosing = ['ArrowDown', 'ArrowRight', 's', ' ', 'F4'].map((key) => ({ key }));
    for (const press of [...choosing, { key: 'ArrowDown', altKey: true }])
      await expect(await fireEvent.keyDown(select, press)).toBe(false);
    const shortcuts = [
      { key: 'r', ctrlKey: true },
      { key: 'ArrowLeft', altKey: true },
    ];
    for (const press of [{ key: 'Tab' }, { key: 'Escape' }, { key: 'F5' }, ...shortcuts])
      await expect(await fireEvent.keyDown(select, press)).toBe(true);
    await expect(args.onKeyDown).toHaveBeenCalled();
  },
};
