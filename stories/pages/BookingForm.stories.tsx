import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { BookingForm } from '../../packages/ui/docs/BookingForm.js';

/** The form that the package's manual gives to copy. */
const meta = {
  title: 'Pages/Booking form',
  component: BookingForm,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const book = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Book/ }));

async function fillIn(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Name'), 'Clara');
  await userEvent.selectOptions(canvas.getByLabelText('Room'), 'hall');
  await userEvent.type(canvas.getByLabelText('Day'), '2027-01-11');
  await userEvent.type(canvas.getByLabelText('Time'), '10:30');
  await userEvent.click(canvas.getByRole('checkbox'));
}

/** Fills in the form and sends it to a server that answers like this. */
async function bookAt(
  canvas: ReturnType<typeof within>,
  status: number,
  body?: string,
): Promise<void> {
  spyOn(window, 'fetch').mockResolvedValue(new Response(body, { status }));
  await fillIn(canvas);
  await book(canvas);
}

export const Default: Story = {};

export const Empty: Story = { play: ({ canvas }) => book(canvas) };

export const Wrong: Story = {
  name: 'MUST link to each wrong field, and drop what is mended',
  async play({ canvas }) {
    await book(canvas);
    const notice = canvas.getByRole('group', { name: 'It has not been booked yet' });
    await expect(notice).toHaveFocus();
    const name = canvas.getByLabelText('Name');
    const link = within(notice).getByRole('link', { name: /name is missing/ });
    await expect(link).toHaveAttribute('href', `#${name.id}`);
    await userEvent.type(name, 'Clara');
    await expect(within(notice).getAllByRole('link')).toHaveLength(4);
  },
};

export const Refused: Story = {
  name: 'MUST keep what the server refuses until it is mended',
  async play({ canvas }) {
    await bookAt(canvas, 422, '["day"]');
    const issue = /^Choose a day/;
    await expect(await canvas.findByRole('link', { name: issue })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Message/), 'At noon?');
    await expect(canvas.getByRole('link', { name: issue })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Day'));
    await userEvent.type(canvas.getByLabelText('Day'), '2027-01-12');
    await expect(canvas.queryByRole('link', { name: issue })).toBeNull();
  },
};

export const Unreadable: Story = {
  name: 'MUST keep what was typed when the answer is another',
  async play({ canvas }) {
    await bookAt(canvas, 422, '{ "errors": ["day"] }');
    await expect(await canvas.findByText('It could not be sent')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Clara');
  },
};

export const Sent: Story = {
  async play({ canvas }) {
    await bookAt(canvas, 200);
    await expect(await canvas.findByText('It is booked')).toBeVisible();
  },
};
