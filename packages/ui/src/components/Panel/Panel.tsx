import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { Heading } from '../Heading/Heading.js';
import { panel } from './Panel.css.js';

export interface PanelProps extends ElementProps<HTMLDivElement> {
  title: ReactNode;
  /** Outline level of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Text, figures, and at most one action. */
  children: ReactNode;
}

/** A petrol card: an offer or a notice beside other content. */
export function Panel({ title, level = 2, children, ...element }: PanelProps) {
  return (
    <div {...element} className={classes(plane, panel)}>
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {children}
    </div>
  );
}
