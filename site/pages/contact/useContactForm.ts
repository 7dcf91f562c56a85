import { checkContactMessage, honeypotField } from '@advisor/contact';
import { useEffectEvent, useLayoutEffect, useReducer, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../i18n/languages.js';
import { deleteDraft, readDraft, saveDraft } from './draft.js';
import {
  clearValues,
  fieldOf,
  prefillValues,
  readValues,
  restoreValues,
  typedValues,
  type FormValues,
} from './formValues.js';
import { formReducer, initialState } from './formState.js';
import { sendMessage } from './sendMessage.js';

/**
 * The contact form in the browser: validates, sends, and saves a draft. Values are in the DOM and in the
 * draft, never in React's state, so that hydration changes none of them.
 *
 * @param language - the page's, sent with the message
 * @param prefill - initial values for fields that the visitor has not changed
 */
export function useContactForm(language: Language, prefill: () => Partial<FormValues> | undefined) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer, initialState);
  const { issue, delivery } = state;
  const isSending = delivery.status === 'sending';

  const valuesToPrefill = useEffectEvent(prefill);

  useLayoutEffect(() => {
    const form = ref.current!;
    const kept = readDraft();
    const isFilled = kept !== null && restoreValues(form, kept.values);
    const prefilled = valuesToPrefill();
    if (prefilled) prefillValues(form, prefilled);
    saveDraft(typedValues(form));
    // The browser may have restored an earlier document's fields itself; text typed in this document was never lost.
    const isEarlier = kept !== null && kept.documentTimeOrigin !== performance.timeOrigin;
    dispatch({ type: 'hydrated', restored: isFilled || isEarlier });
  }, []);

  function clear(form: HTMLFormElement): void {
    clearValues(form);
    deleteDraft();
  }

  async function send(form: HTMLFormElement, message: object): Promise<void> {
    try {
      await sendMessage({
        body: JSON.stringify(message),
        language,
        isHoneypotFilled: new FormData(form).get(honeypotField) !== '',
      });
    } catch (error) {
      console.error('The contact message was not sent.', error);
      return dispatch({ type: 'failed', values: readValues(form) });
    }
    clear(form);
    dispatch({ type: 'sent' });
  }

  return {
    state,
    formProps: {
      ref,
      noValidate: state.hydrated,
      sending: isSending,
      onInput(event: FormEvent<HTMLFormElement>) {
        const form = event.currentTarget;
        saveDraft(typedValues(form));
        if ((event.target as HTMLInputElement).name === issue?.field)
          dispatch({ type: 'corrected' });
        if (delivery.status === 'failed') dispatch({ type: 'edited', values: readValues(form) });
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isSending) return;
        const form = event.currentTarget;
        const checked = checkContactMessage(readValues(form));
        if (checked.ok) {
          // At once, before a second Enter.
          flushSync(() => dispatch({ type: 'sending' }));
          return void send(form, checked.value);
        }
        const [first] = checked.issues;
        // Mark the field before focusing it, or a screen reader announces the old state.
        flushSync(() => dispatch({ type: 'refused', issue: first }));
        show(fieldOf(form, first.field));
      },
    },
    /** Validates and sends again. */
    retry: () => ref.current?.requestSubmit(),
    /** Selects the message, where the browser does not let a page copy it. */
    selectMessage() {
      const form = ref.current!;
      dispatch({ type: 'selected', values: readValues(form) });
      const field = fieldOf(form, 'message') as HTMLTextAreaElement;
      show(field);
      field.select();
    },
    closeToast: () => dispatch({ type: 'toastClosed' }),
    discard() {
      if (isSending) return;
      const form = ref.current!;
      clear(form);
      dispatch({ type: 'discarded' });
      fieldOf(form, 'firstName').focus();
    },
  };
}

/** Focuses a field and scrolls it to the middle, clear of the header and of the notice. */
function show(field: ReturnType<typeof fieldOf>): void {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
