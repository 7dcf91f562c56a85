import { createElement, createRef, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

type Args = Record<string, unknown>;
type Story = { args?: Args };
type StoryFile = { default: Story & { title: string; component: ComponentType<Args> } } & Record<
  string,
  Story
>;

/** Why these pass nothing on: see ElementProps. */
const excepted = ['Icon', 'Flag', 'Beam', 'PlaneFigure', 'CaseFigure', 'Toast', 'MenuSheet'];

const components = Object.values(
  import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true }),
).filter(({ default: { title } }) => !excepted.includes(title.split('/').at(-1)!));

test.each(components)(
  '$default.title passes ref, id, aria-* and data-* on to its own element',
  async ({ default: { component, args }, Default }) => {
    const ref = createRef<Element>();
    const given = { ref, id: 'given', 'data-testid': 'given', 'aria-describedby': 'other' };
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(createElement(component, { ...args, ...Default!.args, ...given }));
    const element = page.getByTestId('given');
    await expect.element(element).toHaveAttribute('id', 'given');
    await expect.element(element).toHaveAttribute('aria-describedby', 'other');
    expect(ref.current).toBe(element.element());
    expect(ref.current!.className).toMatch(/__|^$/);
    root.unmount();
  },
);
