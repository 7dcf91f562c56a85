import { checkContactMessage, type Issue } from '@advisor/contract/contactMessage';
import { fields, mapFields, type Field } from '@advisor/contract/fields';
import type { Language } from '@advisor/contract/languages';
import { honeypotField } from '@advisor/contract/post';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { InputEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { deleteDraft, readDraft } from './draft.js';
import { sendMessage, type OutgoingMessage } from './sendMessage.js';

/** Values of the form's fields, untrimmed. */
export type FormValues = Record<Field, string>;

export type FormState =
  /** While it is `prerendered`, the browser validates and posts the form. */
  | { status: 'prerendered' | 'idle' | 'sending' | 'sent' }
  | { status: 'invalid'; issue: Issue }
  /** The values of the prepared mail, which the visitor may still change in the form. */
  | { status: 'failed'; values: FormValues };

/** The outcome of a message until a form shows it: the visitor may change pages in between. */
let outcome: Promise<'sent' | 'failed'> | undefined;

/** Sends a message, and deletes its draft once it is sent, on whichever page the visitor is by then. */
function post(message: OutgoingMessage): void {
  outcome = sendMessage(message).then(
    () => {
      deleteDraft();
      return 'sent';
    },
    (error: unknown) => {
      console.error('The contact message was not sent.', error);
      return 'failed';
    },
  );
}

type ContactFormOptions = {
  /** The page's, sent with the message. */
  language: Language;
  /** What the address asks for: values for fields that are empty. */
  prefill: () => Partial<FormValues>;
  /** Called with each result, even if the visitor has left the form. */
  announce: (result: FormState) => void;
};

/**
 * The contact form in the browser: validates and sends. Values are in the DOM, and in the draft that the loader
 * saves, so that hydration changes none of them; React has a copy only for the prepared mail.
 */
export function useContactForm({ language, prefill, announce }: ContactFormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({ status: 'prerendered' });

  function show(result: FormState): void {
    setState(result);
    announce(result);
  }

  async function showOutcome(form: HTMLFormElement): Promise<void> {
    const status = (await outcome)!;
    const result = status === 'failed' ? { status, values: readValues(form) } : { status };
    // The visitor has left this form: the next form shows the outcome, or the toast on any other page. A page
    // translator may have added a form of its own to the body.
    if (!form.isConnected)
      return document.querySelector('main form') ? undefined : announce(result);
    outcome = undefined;
    if (status === 'sent') form.reset();
    show(result);
  }

  function showIssue(form: HTMLFormElement, issue: Issue): void {
    // Mark the field before focusing it, or a screen reader announces the old state.
    flushSync(() => show({ status: 'invalid', issue }));
    const field = fieldOf(form, issue.field);
    field.focus({ preventScroll: true });
    // In the middle of the window neither the header nor the toast covers it.
    field.scrollIntoView({ block: 'center' });
  }

  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    const prefilled = prefill();
    fillEmptyFields(form, readDraft());
    fillEmptyFields(form, prefilled);
    setState({ status: outcome ? 'sending' : 'idle' });
    // A message of an earlier visit is being sent. Its outcome empties the form, so prefill it again.
    if (outcome) void showOutcome(form).then(() => fillEmptyFields(form, prefilled));
  });
  useLayoutEffect(() => takeOver(ref.current!), []);

  return {
    state,
    formProps: {
      ref,
      noValidate: state.status !== 'prerendered',
      busy: state.status === 'sending',
      onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
        const isCorrected =
          state.status === 'invalid' && state.issue.field === (target as HTMLInputElement).name;
        if (isCorrected) setState({ status: 'idle' });
        if (state.status === 'failed') setState({ ...state, values: readValues(currentTarget) });
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (state.status === 'sending') return;
        const form = event.currentTarget;
        const checked = checkContactMessage(readValues(form));
        if (!checked.ok) return showIssue(form, checked.issues[0]);
        // Synchronously, before a second Enter.
        flushSync(() => setState({ status: 'sending' }));
        // The honeypot is missing where an extension has removed it.
        const isHoneypotFilled = Boolean(new FormData(form).get(honeypotField));
        post({ body: JSON.stringify(checked.value), language, isHoneypotFilled });
        void showOutcome(form);
      },
    },
    retry: () => ref.current?.requestSubmit(),
  };
}

/** Reads the fields from the DOM, which includes text typed before hydration. */
function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return mapFields((field) => String(data.get(field) ?? ''));
}

function fillEmptyFields(form: HTMLFormElement, values: Partial<FormValues>): void {
  for (const field of fields) fieldOf(form, field).value ||= values[field] ?? '';
}

/** The form's own field: an extension may add another of its name. */
function fieldOf(form: HTMLFormElement, field: Field) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    `[id][name=${field}]`,
  )!;
}
