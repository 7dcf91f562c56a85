import { Card } from '../../components/Card/Card.js';
import type { DescriptionListItem } from '../../components/DescriptionList/DescriptionList.js';
import type { ElementProps } from '../../ElementProps.js';
import { timeline } from './Timeline.css.js';

export interface TimelineProps extends ElementProps<HTMLDivElement> {
  /** Three moments on one line, and a fourth item apart from it; each term is a heading (h3). */
  items: readonly DescriptionListItem[];
}

/** Moments, each brighter than the one before, in a `sunken` section. */
export function Timeline({ items, ...element }: TimelineProps) {
  return (
    <div {...element} className={timeline}>
      {items.map(({ term, value }, index) => (
        <Card key={index} size="large" title={term} text={value} />
      ))}
    </div>
  );
}
