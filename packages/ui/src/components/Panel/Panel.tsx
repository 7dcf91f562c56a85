import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { Heading } from '../Heading/Heading.js';
import { panel, sunken } from './Panel.css.js';

export type PanelProps = ElementProps<HTMLDivElement> & {
  /** The panel's heading. */
  title: ReactNode;
  /** Text and at most one action. */
  children: ReactNode;
  /** Place of the heading in the page's outline. @default 2 */
  level?: 2 | 3;
  /** `sunken` on paper; `plane`, a petrol wall, for what must not be missed on a sunken band. @default 'sunken' */
  ground?: 'sunken' | 'plane';
};

/** A separate plane, sunken or petrol, next to or between sections: an offer that isn't part of the section. */
export function Panel({ title, children, level = 2, ground = 'sunken', ...element }: PanelProps) {
  return (
    <div {...element} className={classes(panel, ground === 'plane' ? plane : sunken)}>
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {children}
    </div>
  );
}
