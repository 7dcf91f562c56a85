import { Heading } from './Heading.js';

export const wrongUses = (
  <>
    {/* @ts-expect-error The outline of a page has four levels. */}
    <Heading level={5}>Too deep</Heading>
    {/* @ts-expect-error A level is chosen, never guessed. */}
    <Heading>Which level?</Heading>
  </>
);
