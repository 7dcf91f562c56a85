import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Icon } from '../Icon/Icon.js';
import { content, disclosure, title as titleStyle } from './Disclosure.css.js';

export type DisclosureProps = ElementProps<HTMLDetailsElement> & {
  /** What is behind it; the visitor decides on these words. */
  title: ReactNode;
  /** What opens. */
  children: ReactNode;
  /** Whether it is open at first. @default false */
  open?: boolean;
};

/** Folds away what few visitors look for. It needs no script; on paper it stays as it was left. */
export function Disclosure({ title, children, open = false, ...element }: DisclosureProps) {
  return (
    <details {...element} className={disclosure} open={open}>
      <summary className={titleStyle}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
