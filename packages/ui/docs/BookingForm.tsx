'use client';
import {
  Button,
  Checkbox,
  Columns,
  fieldId,
  FormNotice,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '@advisor/ui';
import { useState, type InputEvent, type SubmitEvent } from 'react';

const issues = {
  name: 'Your name is missing',
  room: 'Choose a room',
  day: 'Choose a day from 4 January 2027 on',
  time: 'Choose a time from 9:00 to 17:00',
  message: 'Shorten your message to 500 characters',
  consent: 'Allow us to keep what you write',
};
type Name = keyof typeof issues;

/** The fields that the browser finds wrong. */
const wrongIn = (form: HTMLFormElement) =>
  (Object.keys(issues) as Name[]).filter((name) => form.querySelector(`[name="${name}"]:invalid`));

/** A form with a check and messages of its own. */
export function BookingForm() {
  const [wrong, setWrong] = useState<Name[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'sent'>('open');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const found = wrongIn(form);
    setWrong(found);
    setAttempt(attempt + 1);
    setState(found.length > 0 ? 'open' : 'sending');
    if (found.length > 0) return;
    const body = new FormData(form);
    const response = await fetch('/api/bookings', { method: 'POST', body }).catch(() => undefined);
    // The names of wrong fields, such as ["day"], from a server that checks more.
    const answer: unknown = response?.status === 422 ? await response.json().catch(() => []) : [];
    const refused = (Object.keys(issues) as Name[]).filter(
      (name) => Array.isArray(answer) && answer.includes(name),
    );
    setWrong(refused);
    setState(refused.length > 0 ? 'open' : response?.ok ? 'sent' : 'failed');
  };
  // The field that changes is being mended; of the others a server may know more than the browser.
  const clear = ({ target }: InputEvent<HTMLFormElement>) =>
    setWrong(wrong.filter((name) => name !== (target as HTMLInputElement).name));
  const field = (name: Name) => ({
    name,
    issue: wrong.includes(name) ? issues[name] : undefined,
    readOnly: state === 'sending',
  });

  if (state === 'sent') return <FormNotice tone="success" autoFocus title="It is booked" />;
  return (
    <form method="post" action="/api/bookings" noValidate onSubmit={submit} onInput={clear}>
      <Stack space={5}>
        {wrong.length > 0 && (
          <FormNotice
            key={attempt}
            autoFocus
            title="It has not been booked yet"
            issues={wrong.map((name) => ({ href: `#${fieldId(name)}`, label: issues[name] }))}
          />
        )}
        {state === 'failed' && (
          <FormNotice autoFocus title="It could not be sent">
            What you wrote is still here. Try again, or call 030 123 456.
          </FormNotice>
        )}
        <TextField {...field('name')} label="Name" autoComplete="name" />
        <SelectField
          {...field('room')}
          label="Room"
          placeholder="Choose a room"
          options={[
            { value: 'reading', label: 'Reading room' },
            { value: 'hall', label: 'Hall' },
          ]}
        />
        <Columns>
          <TextField {...field('day')} label="Day" kind="date" min="2027-01-04" />
          <TextField {...field('time')} label="Time" kind="time" min="09:00" max="17:00" />
        </Columns>
        <TextArea
          {...field('message')}
          label="Message"
          optionalLabel="optional"
          count={{
            limit: 500,
            warnFrom: 50,
            remaining: (characters) => `Characters left: ${characters}`,
            over: (characters) => `Characters too many: ${characters}`,
          }}
        />
        <Checkbox {...field('consent')} label="You may keep this until the visit" required />
        <Button type="submit" busy={state === 'sending'} busyLabel="Booking …">
          Book
        </Button>
      </Stack>
    </form>
  );
}
