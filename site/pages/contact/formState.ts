import type { Issue } from '@advisor/contract';
import type { ToastMessage } from './formTexts.js';
import type { FormValues } from './formValues.js';

export type FormState = {
  /** Whether React has the form; until then the browser checks and sends it. */
  isHydrated: boolean;
  issue: Issue | null;
  /** The outcome of the last attempt to send. `values` fill the prepared mail. */
  delivery: { status: 'none' | 'sending' | 'sent' } | { status: 'failed'; values: FormValues };
  /** Numbered, so that a repeated message is shown again. */
  toast: { number: number; message: ToastMessage } | null;
};

export const initialState: FormState = {
  isHydrated: false,
  issue: null,
  delivery: { status: 'none' },
  toast: null,
};

export type FormAction =
  | { type: 'hydrated' | 'corrected' | 'sending' | 'sent' | 'toastClosed' }
  | { type: 'refused'; issue: Issue }
  | { type: 'failed' | 'edited'; values: FormValues };

export function formReducer(state: FormState, action: FormAction): FormState {
  const show = (message: ToastMessage) => ({
    toast: { number: (state.toast?.number ?? 0) + 1, message },
  });
  switch (action.type) {
    case 'hydrated':
      return { ...state, isHydrated: true };
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
      return { ...state, delivery: { status: 'sent' }, ...show({ about: 'sent' }) };
    case 'failed':
      return {
        ...state,
        delivery: { status: 'failed', values: action.values },
        ...show({ about: 'failed' }),
      };
    case 'edited':
      // Only the prepared mail follows what is typed.
      if (state.delivery.status !== 'failed') return state;
      return { ...state, delivery: { status: 'failed', values: action.values } };
    case 'toastClosed':
      return { ...state, toast: null };
  }
}
