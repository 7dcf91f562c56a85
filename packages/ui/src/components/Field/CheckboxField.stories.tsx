import { expect, userEvent } from 'storybook/test';
import { focused, inColumn, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { CheckboxField } from './CheckboxField.js';

const label = (
  <>
    You may keep my drawings for the archive, as the <a href="#archive">archive’s rules</a> say
  </>
);

export default {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  tags: ['new', '!stable'],
  args: { name: 'archive', label },
  parameters: inColumn({
    for: 'Ask for a yes or no that the visitor may give freely, such as a consent.',
    instead: [
      { when: 'One of several options', use: 'SelectField' },
      { when: 'Something that everybody has to read', use: 'Note' },
    ],
    do: [
      'Write the label as the sentence that the visitor agrees to.',
      'Give a consent a sentence of its own, and link to the whole text.',
    ],
    dont: ['Don’t check a consent beforehand.', 'Don’t ask for two things with one box.'],
    pictures: {
      do: <CheckboxField name="do" label={label} optionalLabel="optional" />,
      dont: <CheckboxField name="dont" label="Archive" defaultChecked />,
    },
    accessibility: [
      'It is the browser’s own checkbox, also under the pointer; its label is a target of 44 px.',
      'Hint and issue are its description.',
    ],
    keyboard: { Space: 'Checks or unchecks the box.' },
  }),
} satisfies Meta<typeof CheckboxField>;

type Story = StoryObj<typeof CheckboxField>;

export const Default: Story = {};

export const Checking: Story = {
  name: 'MUST be unchecked until the visitor checks it, by its label, too',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/You may keep my drawings/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Focused: Story = focused('input');

/** What is no consent may be checked in the HTML already. */
export const Checked: Story = {
  args: { name: 'plans', label: 'Send the plans on paper, too', defaultChecked: true },
};

export const Optional: Story = { args: { optionalLabel: 'optional', value: 'keep' } };

export const Hint: Story = { args: { hint: 'You can withdraw it at any time.' } };

export const Disabled: Story = { args: { disabled: true, hint: 'From May on.' } };

export const Invalid: Story = {
  args: {
    ...Hint.args,
    issue: 'Check the box, or leave the drawings out.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You can withdraw it at any time. Check the box, or leave the drawings out.',
    );
  },
};
