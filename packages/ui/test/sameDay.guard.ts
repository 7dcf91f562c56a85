import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { SeminarDays, SeminarTable } from '../src/index.js';
import tables from '../src/components/SeminarTable/SeminarTable.stories.js';

test('a seminar may have two sessions on one day', () => {
  const complain = vi.spyOn(console, 'error');
  const { args } = tables;
  const sessions = [...args.sessions, args.sessions.at(-1)!];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render([
      h(SeminarTable, { ...args, key: 'table', sessions }),
      h(SeminarDays, { title: 'April', key: 'days', sessions }),
    ]),
  );
  // React complains about keys that are not unique.
  expect(complain).not.toHaveBeenCalled();
  root.unmount();
});
