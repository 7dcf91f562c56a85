import { ServiceCard } from './ServiceCard.js';

export const rightUses = (
  <>
    <ServiceCard title="One to one" points={['one', 'two', 'three']} />
    <ServiceCard title="One to one" points={['one', 'two', 'three', 'four']} />
  </>
);

export const wrongUses = (
  <>
    {/* @ts-expect-error Two points leave a hole beside a card with three. */}
    <ServiceCard title="One to one" points={['one', 'two']} />
    {/* @ts-expect-error Five points are a list, not a card. */}
    <ServiceCard title="One to one" points={['one', 'two', 'three', 'four', 'five']} />
    {/* @ts-expect-error Points whose number nobody knows: name them one by one. */}
    <ServiceCard title="One to one" points={['one', 'two', 'three'].map((point) => point)} />
    {/* @ts-expect-error A card stands below the heading of a section. */}
    <ServiceCard title="One to one" points={['one', 'two', 'three']} level={2} />
  </>
);
