import { checkContactMessage, newInquiryId, honeypotField, type Issue } from '@advisor/contact';
import { useEffectEvent, useLayoutEffect, useReducer, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../i18n/languages.js';
import { emptyDraft, readDraft, saveDraft, type Draft } from './draft.js';
import {
  clearValues,
  fieldOf,
  isEmpty,
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
  /** Whether the last attempt failed because the browser is offline, and it still is. */
  offline: boolean;
  /** What the last attempt could not deliver, for the prepared mail; follows the fields. */
  undelivered: FormValues | null;
  /** The toast's last message, numbered so that a repeated one is shown again. */
  notice: { number: number; toastMessage: ToastMessage } | null;
};

const idle: State = {
  hydrated: false,
  restored: false,
  sending: false,
  issue: null,
  sent: false,
  offline: false,
  undelivered: null,
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
  const draft = useRef(emptyDraft);
  const busy = useRef(false);
  const notices = useRef(0);
  const [state, update] = useReducer(merge, idle);

  const newNotice = (toastMessage: ToastMessage) => ({ number: ++notices.current, toastMessage });

  const valuesToPrefill = useEffectEvent(prefill);

  useLayoutEffect(() => {
    const form = ref.current!;
    const kept = readDraft();
    if (kept) {
      draft.current = kept;
      restoreValues(form, kept.values);
    }
    const prefilled = valuesToPrefill();
    if (prefilled) prefillValues(form, prefilled);
    changeDraft({ values: typedValues(form) });
    update({ hydrated: true, restored: kept !== null && !isEmpty(kept.values) });

    const onOnline = () => update({ offline: false });
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  function changeDraft(change: Partial<Draft>): void {
    draft.current = { ...draft.current, ...change };
    saveDraft(draft.current);
  }

  function clear(form: HTMLFormElement): void {
    clearValues(form);
    changeDraft(emptyDraft);
  }

  function refuse(form: HTMLFormElement, issue: Issue): void {
    // Mark the field before focusing it, or a screen reader announces the old state.
    flushSync(() => update({ issue, notice: newNotice({ about: 'invalid', issue }) }));
    const field = fieldOf(form, issue.field);
    field.focus({ preventScroll: true });
    // In the middle, clear of the header and of the notice.
    field.scrollIntoView({ block: 'center' });
  }

  async function send(form: HTMLFormElement, message: object): Promise<void> {
    const body = JSON.stringify(message);
    const last = draft.current.attempt;
    const attempt = last?.body === body ? last : { id: newInquiryId(), body };
    changeDraft({ attempt });
    try {
      await sendMessage({
        ...attempt,
        language,
        isHoneypotFilled: new FormData(form).get(honeypotField) !== '',
      });
    } catch (error) {
      console.error('The contact message was not sent.', error);
      const notice = newNotice({ about: 'failed' });
      settle(
        navigator.onLine ? { undelivered: readValues(form), notice } : { offline: true, notice },
      );
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
        changeDraft({ values: typedValues(form) });
        if ((event.target as HTMLInputElement).name === state.issue?.field) update({ issue: null });
        if (state.undelivered) update({ undelivered: readValues(form) });
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
    dismiss: () => update({ notice: null }),
    discard() {
      if (busy.current) return;
      const form = ref.current!;
      clear(form);
      update({ restored: false, issue: null, undelivered: null });
      fieldOf(form, 'firstName').focus();
    },
  };
}
