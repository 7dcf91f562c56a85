import { expect, mocked, spyOn, userEvent } from 'storybook/test';
import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Button } from '../Button/Button.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { fieldId } from '../Field/Field.js';
import { TextField } from '../Field/TextField.js';
import { SkipLink } from '../SkipLink/SkipLink.js';
import { Stack } from '../Stack/Stack.js';
import { FormNotice } from './FormNotice.js';

export default {
  id: 'forms-formnotice',
  title: 'Forms/FormNotice (error summary, alert, success message)',
  component: FormNotice,
  args: {
    title: 'Your letter is still here',
    children:
      'The studio’s letterbox is full. Nothing you wrote is lost: send it by email, or call us.',
    actions: (
      <>
        <ButtonLink href="mailto:studio@example.com">Write an email</ButtonLink>
        <ButtonLink href="tel:+440000000" tone="quiet">
          Call
        </ButtonLink>
      </>
    ),
  },
  parameters: paddedStory({
    for: 'Say above a form what is wrong, that it could not be sent, or that it was.',
    instead: [
      { when: 'One field of a short form is wrong', use: 'the field’s own `issue`' },
      { when: 'It is said once and then done with', use: 'Toast' },
      { when: 'Something has to be read before the form is filled in', use: 'Note' },
    ],
    do: ['Say first what has become of the visitor’s words, then a way on that works now.'],
    dont: ['Don’t apologise at length; don’t show codes.'],
    pair: {
      do: {},
      dont: { title: 'Error 503', children: 'We are very sorry.', actions: undefined },
    },
  }),
} satisfies Meta<typeof FormNotice>;

type Story = StoryObj<typeof FormNotice>;

export const Default: Story = {};

/** An error summary: each line links to its field. A missing field logs an error. */
export const Issues: Story = {
  args: {
    title: 'Your letter has not been sent yet',
    children: undefined,
    actions: undefined,
    issues: [
      { href: `#${fieldId('name')}`, label: 'Your name is missing' },
      { href: `#${fieldId('town')}`, label: 'Say which town the library is in' },
    ],
  },
  render: (args) => (
    <Stack space={5}>
      <FormNotice {...args} />
      <TextField name="name" label="Name" issue="Your name is missing" />
      <TextField name="town" label="Town" issue="Say which town the library is in" />
    </Stack>
  ),
};

export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Your letter is in the post',
    children: 'It comes to the two of us, and one of us answers.',
    actions: undefined,
  },
};

export const FaultsInTheConsole: Story = {
  name: 'MUST name in the console an issue without exactly one field, fields that share an id, and a skip link or button to nothing',
  parameters: { a11y: { test: 'off' } },
  args: {
    children: undefined,
    actions: undefined,
    issues: ['name', 'town', 'day'].map((name) => ({ href: `#${fieldId(name)}`, label: name })),
  },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
  render: (args) => (
    <form>
      <FormNotice {...args} />
      {['name', 'day', 'day'].map((name, index) => (
        <TextField key={index} name={name} label={name} />
      ))}
      <SkipLink href="#main">Skip to the form</SkipLink>
      <Button type="submit" form="letter">
        Send
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { calls } = mocked(console.error).mock;
    await expect(calls.map(([message]) => String(message).split(' is ')[0])).toEqual([
      'FormNotice: “field-town”',
      'FormNotice: “field-day”',
      'Field: “field-day”',
      'Field: “field-day”',
      'SkipLink: “main”',
      'Button: “letter”',
      'Button: no form',
    ]);
    mocked(console.error).mockClear();
  },
};
