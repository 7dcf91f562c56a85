import { FeatureCards, type Feature } from './FeatureCards.js';

const lever: Feature = {
  title: 'Strategic effectiveness and execution',
  points: ['one', 'two', 'three', 'four'],
  link: { href: '#strategy', label: 'How I work on strategy' },
};

export const rightUse = (
  <FeatureCards title="FeatureCards" note="One at a time" levers={[lever, lever, lever]} />
);

export const wrongUses = (
  <>
    {/* @ts-expect-error The stair has three steps. */}
    <FeatureCards title="FeatureCards" note="One at a time" levers={[lever, lever]} />
    {/* @ts-expect-error A section without a heading is missing from the outline. */}
    <FeatureCards note="One at a time" levers={[lever, lever, lever]} />
  </>
);

// @ts-expect-error Four points a lever: the rows of the three are shared.
export const threePoints: Feature = { ...lever, points: ['one', 'two', 'three'] };
