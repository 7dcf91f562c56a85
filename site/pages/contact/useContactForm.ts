import { checkContactMessage, honeypotField, type Issue } from '@advisor/contact';
import { useEffectEvent, useLayoutEffect, useReducer, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../i18n/languages.js';
import { readDraft, saveDraft } from './draft.js';
import {
  clearValues,
  fieldOf,
  prefillValues,
  readValues,
  restoreValues,
  typedValues,
  type FormValues,
} from './formValues.js';
import type { ToastMessage } from './formTexts.js';
import { sendMessage } from './sendMessage.js';

type State = {
  hydrated: boolean;
  /** Whether the fields were filled from a saved draft. */
  restored: boolean;
  sending: boolean;
  issue: Issue | null;
  sent: boolean;
  /** What the last attempt could not deliver, for the prepared mail; follows the fields. */
  undelivered: FormValues | null;
  /** Whether the message is selected, for the visitor to copy. */
  selected: boolean;
  /** The toast's last message, numbered so that a repeated one is shown again. */
  notice: { number: number; toastMessage: ToastMessage } | null;
};

const idle: State = {
  hydrated: false,
  restored: false,
  sending: false,
  issue: null,
  sent: false,
  undelivered: null,
  selected: false,
  notice: null,
};

const merge = (state: State, change: Partial<State>): State => ({ ...state, ...change });

/**
 * The contact form in the browser: validates, sends, and saves a draft. Values are in the DOM and in the
 * draft, never in React's state, so that hydration changes none of them.
 *
 * @param language - the page's, sent with the message
 * @param prefill - initial values for fields that the visitor has not changed
 */
export function useContactForm(language: Language, prefill: () => Partial<FormValues> | undefined) {
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const notices = useRef(0);
  const [state, update] = useReducer(merge, idle);

  const newNotice = (toastMessage: ToastMessage) => ({ number: ++notices.current, toastMessage });

  const valuesToPrefill = useEffectEvent(prefill);

  useLayoutEffect(() => {
    const form = ref.current!;
    const kept = readDraft();
    const isFilled = kept !== null && restoreValues(form, kept.values);
    const prefilled = valuesToPrefill();
    if (prefilled) prefillValues(form, prefilled);
    saveDraft(typedValues(form));
    // A browser may have restored the fields itself. What was typed before hydration was never away.
    const isEarlier = kept !== null && kept.begunIn !== performance.timeOrigin;
    update({ hydrated: true, restored: isFilled || isEarlier });
  }, []);

  function clear(form: HTMLFormElement): void {
    clearValues(form);
    saveDraft(typedValues(form));
  }

  function refuse(form: HTMLFormElement, issue: Issue): void {
    // Mark the field before focusing it, or a screen reader announces the old state.
    flushSync(() => update({ issue, notice: newNotice({ about: 'invalid', issue }) }));
    show(fieldOf(form, issue.field));
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
      settle({ undelivered: readValues(form), notice: newNotice({ about: 'failed' }) });
      return;
    }
    clear(form);
    settle({ restored: false, sent: true, notice: newNotice({ about: 'sent' }) });
  }

  function settle(change: Partial<State>): void {
    busy.current = false;
    update({ ...change, sending: false });
  }

  return {
    state,
    formProps: {
      ref,
      noValidate: state.hydrated,
      sending: state.sending,
      onInput(event: FormEvent<HTMLFormElement>) {
        const form = event.currentTarget;
        saveDraft(typedValues(form));
        if ((event.target as HTMLInputElement).name === state.issue?.field) update({ issue: null });
        if (state.undelivered) update({ undelivered: readValues(form), selected: false });
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        // The button is disabled only after the next paint, and a second Enter may come sooner.
        if (busy.current) return;
        const form = event.currentTarget;
        const checked = checkContactMessage(readValues(form));
        if (!checked.ok) return refuse(form, checked.issues[0]);
        busy.current = true;
        update({ ...idle, hydrated: true, restored: state.restored, sending: true });
        void send(form, checked.value);
      },
    },
    /** Validates and sends again. */
    retry: () => ref.current?.requestSubmit(),
    /** Selects the message, where the browser does not let a page copy it. */
    selectMessage() {
      update({ selected: true });
      const field = fieldOf(ref.current!, 'message') as HTMLTextAreaElement;
      show(field);
      field.select();
    },
    dismiss: () => update({ notice: null }),
    discard() {
      if (busy.current) return;
      const form = ref.current!;
      clear(form);
      update({ restored: false, issue: null, undelivered: null, selected: false });
      fieldOf(form, 'firstName').focus();
    },
  };
}

/** Focuses a field and scrolls it to the middle, clear of the header and of the notice. */
function show(field: ReturnType<typeof fieldOf>): void {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
