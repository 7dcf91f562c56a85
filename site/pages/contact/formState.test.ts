import { mapFields } from '@advisor/contract';
import { expect, test } from 'vitest';
import { formReducer, initialState, type FormAction, type FormState } from './formState.js';

const values = mapFields((field) => `Text of ${field}`);
const issue = { field: 'email', code: 'invalid' } as const;

const refuse: FormAction = { type: 'refused', issue };
const send: FormAction = { type: 'sending' };
const confirm: FormAction = { type: 'sent' };
const fail: FormAction = { type: 'failed', values };
const edit: FormAction = { type: 'edited', values };

const refusal = { about: 'invalid', issue };
const none = { status: 'none' };
const failure = { status: 'failed', values };

test.each<[string, FormAction[], object]>([
  [
    'a repeated toast has a new number',
    [refuse, refuse],
    { toast: { number: 2, message: refusal } },
  ],
  ['a closed toast is gone', [refuse, { type: 'toastClosed' }], { toast: null }],
  ['sending clears issue and toast', [refuse, send], { issue: null, toast: null }],
  [
    'a wrong message after a sent one is not on its way',
    [send, confirm, refuse],
    { delivery: none },
  ],
  [
    'a wrong message after a failed one keeps the notice',
    [send, fail, refuse],
    { delivery: failure },
  ],
  ['edits alone are no failure', [edit], { delivery: none }],
])('%s', (_, actions, expected) => {
  const state: FormState = actions.reduce(formReducer, initialState);
  expect(state).toMatchObject(expected);
});
