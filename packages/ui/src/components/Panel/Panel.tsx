import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { panel } from './Panel.css.js';

export interface PanelProps extends ElementProps<HTMLDivElement> {
  title: ReactNode;
  /** Outline level of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Text and at most one action. */
  children: ReactNode;
}

/** An offer that isn't part of the section. Not printed. */
export function Panel({ title, level = 2, children, ...element }: PanelProps) {
  return (
    <div {...element} className={panel}>
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {children}
    </div>
  );
}
