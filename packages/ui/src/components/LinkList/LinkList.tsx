import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import * as styles from './LinkList.css.js';

export type ListedLink = {
  href: string;
  /** The visitor's situation, or the question that the page answers. */
  text: ReactNode;
  /** The page it leads to. */
  label: ReactNode;
};

export type LinkListProps = {
  /** Two to six. */
  links: readonly ListedLink[];
};

/** Where to go from here: situations, each a link to the page that answers it. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, text, label }) => (
        <li key={href} className={styles.item}>
          <a href={href} className={styles.link}>
            <span className={styles.text}>{text}</span>{' '}
            <span className={styles.label}>
              {label} <Icon name="arrow" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
