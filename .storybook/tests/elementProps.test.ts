import { createElement, createRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { nameOf } from '../../packages/ui/src/storyParts.js';

type Args = Record<string, unknown>;
type Story = { args?: Args };
type StoryFile = { default: Story & { title: string; component: ComponentType<Args> } } & Record<
  string,
  Story
>;

/** Components that take no element props: decorative, or without a single root. */
const excepted = ['Icon', 'Flag', 'PlaneFigure', 'Toast'];

const components = Object.values(
  import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx', { eager: true }),
).filter(({ default: { title } }) => !excepted.includes(nameOf(title)));

test.each(components)(
  '$default.title passes ref, id, aria-* and data-* on to its own element',
  ({ default: { component, args }, Default }) => {
    const ref = createRef<Element>();
    const given = { ref, id: 'given', 'data-testid': 'given', 'aria-describedby': 'other' };
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    flushSync(() => root.render(createElement(component, { ...args, ...Default!.args, ...given })));
    expect(ref.current).toBeInstanceOf(Element);
    expect(ref.current!.id).toBe('given');
    expect(ref.current!.getAttribute('data-testid')).toBe('given');
    expect(ref.current!.getAttribute('aria-describedby')).toContain('other');
    root.unmount();
  },
);
