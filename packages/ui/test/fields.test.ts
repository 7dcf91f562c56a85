import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectField, TextArea, TextField } from '../src/index.js';

const field = { name: 'room', label: 'Room' };
/** Native attributes without a prop of their own. */
const platform = { form: 'booking', autoComplete: 'off', title: 'rooms', tabIndex: 0 } as const;
const typed = { inputMode: 'decimal', minLength: 2, spellCheck: true } as const;

test.each([
  [
    'TextField',
    h(TextField, { ...field, ...platform, ...typed, kind: 'email', pattern: '[a-z].*' }),
    ['inputmode="decimal"', 'minlength="2"', 'spellcheck="true"', 'pattern="[a-z].*"'],
  ],
  ['TextArea', h(TextArea, { ...field, ...platform, ...typed, dir: 'ltr' }), ['dir="ltr"']],
  [
    'SelectField',
    h(SelectField, {
      ...field,
      ...platform,
      placeholder: 'Please select',
      options: [{ value: 'loft', label: 'Loft, from May on', disabled: true }],
    }),
    ['<option value="loft" disabled=""'],
  ],
  [
    'TextField of numbers',
    h(TextField, { ...field, ...platform, kind: 'number', step: 'any', defaultValue: 1.5 }),
    ['step="any"', 'value="1.5"'],
  ],
])('%s takes what the platform’s control takes', (_, element, own) => {
  const html = renderToStaticMarkup(element);
  // React writes some of its own names in camel case.
  const control = /<(input|textarea|select)[^]*/.exec(html)![0].toLowerCase();
  for (const [name, value] of Object.entries(platform))
    expect(control).toContain(`${name.toLowerCase()}="${value}"`);
  for (const attribute of own) expect(control).toContain(attribute);
});
