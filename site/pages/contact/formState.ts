import type { Issue } from '@advisor/contact';
import type { ToastMessage } from './formTexts.js';
import type { FormValues } from './formValues.js';

export type FormState = {
  /** Whether React has the form; until then the browser checks and sends it. */
  isHydrated: boolean;
  /** Whether the fields were filled from a saved draft. */
  isRestored: boolean;
  issue: Issue | null;
  /** The outcome of the last attempt to send. */
  delivery:
    | { status: 'none' | 'sending' | 'sent' }
    // `values` fill the prepared mail; `isSelected`: the message is selected for the visitor to copy.
    | { status: 'failed'; values: FormValues; isSelected: boolean };
  /** Numbered, so that a repeated message is shown again. */
  toast: { number: number; message: ToastMessage } | null;
};

export const initialState: FormState = {
  isHydrated: false,
  isRestored: false,
  issue: null,
  delivery: { status: 'none' },
  toast: null,
};

export type FormAction =
  | { type: 'hydrated'; isRestored: boolean }
  | { type: 'refused'; issue: Issue }
  | { type: 'failed' | 'edited' | 'selected'; values: FormValues }
  | { type: 'corrected' | 'sending' | 'sent' | 'discarded' | 'toastClosed' };

export function formReducer(state: FormState, action: FormAction): FormState {
  const show = (message: ToastMessage) => ({
    toast: { number: (state.toast?.number ?? 0) + 1, message },
  });
  switch (action.type) {
    case 'hydrated':
      return { ...state, isHydrated: true, isRestored: action.isRestored };
    case 'refused':
      return {
        ...state,
        issue: action.issue,
        // “On its way” is about the message before, not about the one that is wrong.
        delivery: state.delivery.status === 'sent' ? { status: 'none' } : state.delivery,
        ...show({ about: 'invalid', issue: action.issue }),
      };
    case 'corrected':
      return { ...state, issue: null };
    case 'sending':
      return { ...state, issue: null, delivery: { status: 'sending' }, toast: null };
    case 'sent':
      return {
        ...state,
        isRestored: false,
        delivery: { status: 'sent' },
        ...show({ about: 'sent' }),
      };
    case 'failed':
      return { ...state, delivery: undelivered(action.values), ...show({ about: 'failed' }) };
    case 'edited':
      return { ...state, delivery: undelivered(action.values) };
    case 'selected':
      return { ...state, delivery: { ...undelivered(action.values), isSelected: true } };
    case 'discarded':
      return { ...state, isRestored: false, issue: null, delivery: { status: 'none' } };
    case 'toastClosed':
      return { ...state, toast: null };
  }
}

const undelivered = (values: FormValues) =>
  ({ status: 'failed', values, isSelected: false }) as const;
