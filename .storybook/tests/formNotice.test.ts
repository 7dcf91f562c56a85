import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { fieldId, FormNotice, TextField } from '../../packages/ui/src/index.js';

test('an issue without exactly one field, and a field whose name another of its form has, are named in the console', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const issues = ['name', 'name', 'town', 'day'].map(
    (name) => ({ href: `#${fieldId(name)}`, label: name }) as const,
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = () =>
    root.render(
      h(
        'form',
        null,
        h(FormNotice, { title: 'Not sent', issues }),
        ...['name', 'day', 'day'].map((name) => h(TextField, { name, label: name })),
      ),
    );
  flushSync(render);
  flushSync(render);
  expect(logged.mock.calls.flat()).toEqual(
    [/^FormNotice: “#field-town”/, /^FormNotice: “#field-day”/, /^Field “day”/, /^Field “day”/].map(
      (message) => expect.stringMatching(message),
    ),
  );
  root.unmount();
  logged.mockRestore();
});
