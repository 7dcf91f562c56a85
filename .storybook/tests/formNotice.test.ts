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
  expect(logged.mock.calls.flat()).toEqual([
    expect.stringMatching(/^FormNotice: “#field-town”/),
    expect.stringMatching(/^FormNotice: “#field-day”/),
  ]);
  logged.mockClear();
  flushSync(render);
  expect(logged.mock.calls.flat()).toEqual(Array(2).fill(expect.stringMatching(/^Field “day”/)));
  root.unmount();
  logged.mockRestore();
});
