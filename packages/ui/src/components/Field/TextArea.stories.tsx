import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { TextArea } from './TextArea.js';

const letter =
  'Dear studio, our library is in the old harbour office: nine windows, one stove, and more books than shelves. From May on the loft is ours as well. Would you come and look at it before the roof is mended?';
const count = {
  limit: letter.length + 12,
  warnFrom: 40,
  remaining: (n: number) => `${n} ${n === 1 ? 'character' : 'characters'} left`,
  over: (n: number) => `${n} ${n === 1 ? 'character' : 'characters'} too many`,
};

export default {
  id: 'forms-textarea',
  title: 'Forms/TextArea (multiline input, message)',
  component: TextArea,
  args: {
    name: 'message',
    label: 'Message',
    hint: 'How many books, how many readers, and how much light is there?',
    count,
  },
  parameters: paddedStory({
    for: 'Ask for several lines, up to a limit.',
    instead: [{ when: 'One line is enough', use: 'TextField' }],
    do: ['Let the count speak up late: a figure from the first letter on makes people hasty.'],
    dont: ['Don’t set `maxLength`: it cuts a paste without a word.'],
  }),
} satisfies Meta<typeof TextArea>;

type Story = StoryObj<typeof TextArea>;

export const Default: Story = {};

export const NoWarningFarFromLimit: Story = {
  name: 'MUST say nothing of the length far from the limit',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAttribute('rows', '6');
    await userEvent.type(area, 'A short one.');
    await expect(canvas.queryByText(/characters/)).toBeNull();
  },
};

/** Text from before hydration is counted, too. */
export const NearTheLimit: Story = {
  args: { defaultValue: letter },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('12 characters left')).toBeVisible();
    const liveRegion = () => canvasElement.querySelector('[aria-live=polite]');
    await waitFor(() => expect(liveRegion()).toHaveTextContent('12 characters left'));
  },
};

export const OverTheLimit: Story = {
  args: { defaultValue: `${letter} Please bring a ladder and the key.` },
};

export const LimitLifted: Story = {
  name: 'MUST be valid again when its count is taken away',
  args: OverTheLimit.args!,
  render: function Render(args) {
    const [isCounted, setCounted] = useState(true);
    return (
      <>
        {isCounted ? <TextArea {...args} /> : <TextArea {...args} count={undefined} />}
        <button type="button" onClick={() => setCounted(false)}>
          Lift the limit
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await waitFor(() => expect(area.validity.valid).toBe(false));
    await userEvent.click(canvas.getByRole('button'));
    await expect(area.validity.valid).toBe(true);
  },
};

export const CountsWhatIsSent: Story = {
  name: 'MUST count characters beyond the limit, an emoji or an accented letter as one, but no space at the ends, because it isn’t sent',
  args: { defaultValue: `${letter} 🙂` },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(area, ' Yours, Ame\u0301lie   ');
    await expect(canvas.getByText('4 characters too many')).toBeVisible();
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(/4 characters too many/);
    await expect(area.validationMessage).toBe('4 characters too many');
    await expect(area.value).toBe(`${letter} 🙂 Yours, Ame\u0301lie   `);
    await userEvent.type(area, '{Backspace>8/}');
    await expect(area).toBeValid();
    await expect(area.validity.valid).toBe(true);
  },
};

export const Reset: Story = {
  name: 'MUST count anew when its form is reset',
  args: { defaultValue: letter },
  render: (args) => (
    <form>
      <TextArea {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Come before noon.');
    await expect(canvas.getByText('6 characters too many')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByText('12 characters left')).toBeVisible();
  },
};
