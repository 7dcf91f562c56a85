import { Levers, type Lever } from './Levers.js';

const lever: Lever = {
  title: 'Strategic effectiveness and execution',
  points: ['one', 'two', 'three', 'four'],
  link: { href: '#strategy', text: 'How I work on strategy' },
};

export const rightUse = (
  <Levers title="Levers" note="One at a time" levers={[lever, lever, lever]} />
);

export const wrongUses = (
  <>
    {/* @ts-expect-error The stair has three steps. */}
    <Levers title="Levers" note="One at a time" levers={[lever, lever]} />
    {/* @ts-expect-error A section without a heading is missing from the outline. */}
    <Levers note="One at a time" levers={[lever, lever, lever]} />
  </>
);

// @ts-expect-error Four points a lever: the rows of the three are shared.
export const threePoints: Lever = { ...lever, points: ['one', 'two', 'three'] };
