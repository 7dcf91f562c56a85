import type { Guidance } from '../src/Guidance.js';

type Meta = { title: string; parameters: { guidance: Guidance } };

/** What each story file says of its component, by the component's name. */
export const guidance = new Map(
  Object.values(
    import.meta.glob<{ default: Meta }>('../src/**/*.stories.tsx', { eager: true }),
  ).map(({ default: { title, parameters } }) => [title.split('/').at(-1)!, parameters.guidance]),
);
