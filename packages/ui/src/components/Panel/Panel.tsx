import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.js';
import { panel } from './Panel.css.js';

export interface PanelProps {
  /** The panel's heading. */
  title: ReactNode;
  /** Text and at most one action. */
  children: ReactNode;
  /** Place of the heading in the page's outline. @default 2 */
  level?: 2 | 3;
}

/** A sunken plane beside or between sections: an offer that is not the section's own. */
export function Panel({ title, children, level = 2 }: PanelProps) {
  return (
    <div className={panel}>
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {children}
    </div>
  );
}
