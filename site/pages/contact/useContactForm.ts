import { checkContactMessage, honeypotField, type Issue } from '@advisor/contract';
import {
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type Dispatch,
  type FormEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '@advisor/contract/languages';
import { deleteDraft, readDraft, saveDraft } from '../../sections/form/draft.js';
import {
  clearValues,
  fieldOf,
  prefillValues,
  readValues,
  restoreValues,
  typedValues,
  type FormValues,
} from './formValues.js';
import { formReducer, initialState, type FormAction } from './formState.js';
import { sendMessage, type OutgoingMessage } from './sendMessage.js';

/** The outcome of a message that no form has shown yet: meanwhile, the visitor may go to another page. */
let outcome: Promise<'sent' | 'failed'> | undefined;

/** Sends a message. Whatever the visitor sees by then, a draft that is sent is deleted. */
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

/** Shows the outcome of the message in a form, unless the visitor leaves it before. */
async function showOutcome(form: HTMLFormElement, dispatch: Dispatch<FormAction>): Promise<void> {
  const type = (await outcome)!;
  if (!form.isConnected) return;
  outcome = undefined;
  if (type === 'failed') return dispatch({ type, values: readValues(form) });
  clearValues(form);
  dispatch({ type });
}

/** Marks the field with the issue, and leads there. */
function showIssue(form: HTMLFormElement, issue: Issue, dispatch: Dispatch<FormAction>): void {
  // Mark the field before focusing it, or a screen reader announces the old state.
  flushSync(() => dispatch({ type: 'refused', issue }));
  const field = fieldOf(form, issue.field);
  field.focus({ preventScroll: true });
  // In the middle it is clear of the header and of the toast.
  field.scrollIntoView({ block: 'center' });
}

/**
 * The contact form in the browser: validates, sends, and saves a draft. Values are in the DOM and in the
 * draft, never in React's state, so that hydration changes none of them.
 *
 * @param language - the page's, sent with the message
 * @param prefill - initial values for fields that the visitor has not changed
 */
export function useContactForm(language: Language, prefill: () => Partial<FormValues>) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer, initialState);
  const isSending = state.delivery.status === 'sending';

  const valuesToPrefill = useEffectEvent(prefill);

  useLayoutEffect(() => {
    const form = ref.current!;
    restoreValues(form, readDraft());
    const prefilled = valuesToPrefill();
    prefillValues(form, prefilled);
    saveDraft(typedValues(form));
    dispatch({ type: 'hydrated' });
    if (!outcome) return;
    dispatch({ type: 'sending' });
    // The visitor left while it was being sent. What the new visit is about stays.
    void showOutcome(form, dispatch).then(() => prefillValues(form, prefilled));
  }, []);

  return {
    state,
    formProps: {
      ref,
      noValidate: state.isHydrated,
      busy: isSending,
      onInput(event: FormEvent<HTMLFormElement>) {
        const form = event.currentTarget;
        saveDraft(typedValues(form));
        const { name } = event.target as HTMLInputElement;
        if (name === state.issue?.field) dispatch({ type: 'corrected' });
        dispatch({ type: 'edited', values: readValues(form) });
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isSending) return;
        const form = event.currentTarget;
        const checked = checkContactMessage(readValues(form));
        if (!checked.ok) return showIssue(form, checked.issues[0], dispatch);
        // At once, before a second Enter.
        flushSync(() => dispatch({ type: 'sending' }));
        // The honeypot is missing where an extension has removed it.
        const isHoneypotFilled = Boolean(new FormData(form).get(honeypotField));
        post({ body: JSON.stringify(checked.value), language, isHoneypotFilled });
        void showOutcome(form, dispatch);
      },
    },
    /** Validates and sends again. */
    retry: () => ref.current?.requestSubmit(),
    closeToast: () => dispatch({ type: 'toastClosed' }),
  };
}
