import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { fieldId, FormNotice, TextField } from '../../packages/ui/src/index.js';

test('an issue that leads to no field, or to one of two, is named in the console', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const issue = (name: string) => ({ href: `#${fieldId(name)}`, label: name }) as const;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render([
      h(FormNotice, {
        key: 0,
        title: 'Not sent',
        issues: ['name', 'name', 'town', 'day'].map(issue),
      }),
      ...['name', 'day', 'day'].map((name, key) =>
        h(TextField, { key: key + 1, name, label: name }),
      ),
    ]),
  );
  expect(logged.mock.calls.flat()).toEqual([
    expect.stringMatching(/^FormNotice: “#field-town”/),
    expect.stringMatching(/^FormNotice: “#field-day”/),
  ]);
  root.unmount();
  logged.mockRestore();
});
