import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from '../../storyMeta.js';
import { Toast } from './Toast.js';

export default {
  id: 'forms-toast',
  title: 'Forms/Toast (notification, snackbar, alert)',
  component: Toast,
  args: {
    tone: 'success',
    title: 'Letter posted!',
    text: 'The studio reads its post on Tuesdays.',
    closeLabel: 'Close the note',
    regionLabel: 'Notes',
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '300px' } },
    guidance: {
      for: 'Tell visitors, wherever they are by then, what has become of what they did.',
      instead: [
        { when: 'It has to stay until it is settled', use: 'FormNotice' },
        { when: 'It is about one field', use: 'the field’s own issue, in addition to the toast' },
      ],
      do: ['Load it late, from `@advisor/ui/toast`: nothing is said before the visitor has acted.'],
      dont: ['Don’t put into it what is nowhere else: it goes away.'],
    },
  },
} satisfies Meta<typeof Toast>;

type Story = StoryObj<typeof Toast>;

const error = {
  tone: 'error',
  title: 'Letterbox full',
  text: 'Your letter could not be left. Try again after the postman has been.',
} as const;

/** In an inactive window a toast pauses its timer. */
const wait = async () => {
  await screen.findByText(/^Letter.+[!.] /);
  window.dispatchEvent(new Event('blur'));
};

export const Default: Story = { play: wait };

export const Failed: Story = { args: error, play: wait };

export const Success: Story = {
  name: 'MUST be a status on success',
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'Letter posted! The studio reads its post on Tuesdays.',
      ),
    );
    // Orca skips anything but one plain text.
    await expect(screen.getByRole('status').childNodes).toHaveLength(1);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const ClosedByButton: Story = {
  name: 'MUST close by its button',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close the note' }));
    await waitFor(() => expect(screen.queryByText('Letter posted!')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Focus: Story = {
  name: 'MUST return the focus that it took',
  play: async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    (await screen.findByRole('button', { name: 'Close the note' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    field.remove();
  },
};
