import { createElement, isValidElement, type ComponentType } from 'react';
import { renderToReadableStream } from 'react-server-dom-parcel/server.node';
import { expect, test } from 'vitest';

/*
 * Runs under Node's condition `react-server`, as in the server components of Next.js: React has no
 * useState there, and a module that needs it has to say 'use client'.
 */

type Args = Record<string, unknown>;
type StoryFile = {
  default: { component: ComponentType<Args>; args?: Args };
  Default?: { args?: Args };
};

const files = Object.entries(
  import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true }),
);

/** Functions can't be passed from server to client components; applications pass these on the client. */
function withoutFunctions(value: unknown): unknown {
  if (!value || Object.getPrototypeOf(value) !== Object.prototype || isValidElement(value)) {
    return value;
  }
  const kept = Object.entries(value).filter(([, entry]) => typeof entry !== 'function');
  return Object.fromEntries(kept.map(([name, entry]) => [name, withoutFunctions(entry)]));
}

test.each(files)('%s renders in a server component', async (_, { default: meta, Default }) => {
  const errors: unknown[] = [];
  const stream = renderToReadableStream(
    createElement(meta.component, withoutFunctions({ ...meta.args, ...Default?.args }) as Args),
    {
      onError: (error: unknown) => void errors.push(error),
    },
  );
  const rendered = await new Response(stream).text();
  expect(errors).toEqual([]);
  expect(rendered.length).toBeGreaterThan(2);
});
