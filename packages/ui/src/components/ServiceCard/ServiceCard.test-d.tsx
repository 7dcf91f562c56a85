import { ServiceCard } from './ServiceCard.js';

export const rightUses = (
  <>
    <ServiceCard title="One to one" points={['one', 'two', 'three']} />
    <ServiceCard title="One to one" points={['one', 'two', 'three', 'four']} />
  </>
);

export const wrongUses = (
  <>
    {/* @ts-expect-error Two points leave a gap next to a card with three. */}
    <ServiceCard title="One to one" points={['one', 'two']} />
    {/* @ts-expect-error Five points are a list, not a card. */}
    <ServiceCard title="One to one" points={['one', 'two', 'three', 'four', 'five']} />
    {/* @ts-expect-error The number of points is unknown: list them one by one. */}
    <ServiceCard title="One to one" points={['one', 'two', 'three'].map((point) => point)} />
    {/* @ts-expect-error A card's title is below the section's heading. */}
    <ServiceCard title="One to one" points={['one', 'two', 'three']} level={2} />
  </>
);
