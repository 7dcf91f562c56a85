import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { panel } from './Panel.css.js';

export interface PanelProps extends ElementProps<HTMLDivElement> {
  /** Heading (h2). */
  title: ReactNode;
  /** Text and at most one action. */
  children: ReactNode;
}

/** An offer below a brass line that isn't part of the section. Not printed. */
export function Panel({ title, children, ...element }: PanelProps) {
  return (
    <div {...element} className={panel}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </div>
  );
}
