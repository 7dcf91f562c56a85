import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { paddedStory, states, type Meta, type StoryObj } from '../../storyMeta.js';
import { Icon } from '../Icon/Icon.js';
import { Actions } from '../Actions/Actions.js';
import { Section } from '../Section/Section.js';
import { Stack } from '../Stack/Stack.js';
import { Button } from './Button.js';

export default {
  id: 'actions-button',
  title: 'Actions/Button (action, submit, CTA, loading, spinner)',
  component: Button,
  args: { children: 'Send message', onClick: fn() },
  parameters: paddedStory({
    for: 'Let the visitor do something on this page: send a form, open a panel.',
    instead: [{ when: 'It leads to another page, a mail or a file', use: 'ButtonLink' }],
    do: ['Begin with a verb and name the thing.', 'One filled button a section.'],
    dont: [
      'Don’t write only “OK”.',
      'Don’t disable it for a wrong field: say what is wrong when pressed.',
    ],
    pair: { do: { children: 'Send the letter' }, dont: { children: 'OK' } },
  }),
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Default: Story = { args: { busyLabel: 'Sending …' } };

/**
 * All states side by side. Pressed looks like hovered, a busy one shows `busyLabel` and keeps colour
 * and width, and the ring has two tones, so that it shows on paper and on petrol.
 */
export const States: Story = {
  ...states,
  render: () => (
    <Stack space={5}>
      {(['filled', 'quiet'] as const).map((tone) => (
        <Actions key={tone}>
          {['Resting', 'Hovered', 'Focused'].map((state) => (
            <Button key={state} type="submit" tone={tone} id={`${tone}-${state.toLowerCase()}`}>
              {state}
            </Button>
          ))}
          <Button tone={tone} disabled>
            Disabled
          </Button>
          <Button tone={tone} busy busyLabel="Busy …">
            Resting
          </Button>
        </Actions>
      ))}
    </Stack>
  ),
};

/** On petrol, a `plane`, the colours are light on dark in either scheme. */
export const OnAPlane: Story = {
  ...States,
  decorators: [(Story) => <Section ground="plane">{Story()}</Section>],
};

export const Busy: Story = {
  name: 'MUST say once that it is busy, in a region that is there before',
  render: function Sender() {
    const [busy, setBusy] = useState(false);
    return (
      <Button busy={busy} busyLabel="Sending …" onClick={() => setBusy(true)}>
        Send message
      </Button>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    const regions = canvasElement.querySelectorAll('[aria-live=polite]');
    await expect(regions).toHaveLength(1);
    await expect(regions[0]).toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Sending …');
    await expect(button).toHaveFocus();
    await expect(regions[0]).toHaveTextContent('Sending …');
  },
};

export const Disabled: Story = {
  name: 'MUST keep the focus while it is disabled, and do nothing',
  args: { type: 'submit', disabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    // The `disabled` attribute would lose the focus.
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // Before hydration no handler stops it.
    await expect(button).toHaveAttribute('formmethod', 'dialog');
  },
};

export const WithIcon: Story = {
  args: { tone: 'quiet', children: ['Write to us', <Icon key="mail" name="mail" />] },
};
