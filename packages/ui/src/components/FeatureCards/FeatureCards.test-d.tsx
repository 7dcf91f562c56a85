import { FeatureCards, type Feature } from './FeatureCards.js';

const feature: Feature = {
  title: 'Strategic effectiveness and execution',
  points: ['one', 'two', 'three', 'four'],
  link: { href: '#strategy', label: 'How I work on strategy' },
};

export const rightUse = (
  <FeatureCards title="FeatureCards" note="One at a time" features={[feature, feature]} lit={1} />
);

export const wrongUses = (
  <>
    {/* @ts-expect-error A section without a heading is missing from the outline. */}
    <FeatureCards note="One at a time" features={[feature, feature]} />
  </>
);

// @ts-expect-error Each card leads somewhere.
export const withoutLink: Feature = { title: 'Strategy', points: ['one', 'two'] };
