import type { ReactNode } from 'react';
import { assertEntries } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Icon } from '../Icon/Icon.js';
import { Anchor } from '../Link/Anchor.js';
import * as styles from './LinkList.css.js';

export type ListedLink = {
  href: string;
  /** The visitor's situation, or the question that the page answers. */
  label: ReactNode;
  /** The name of the page, unless all lead to the same one and the heading names it. */
  page?: ReactNode;
};

export interface LinkListProps extends ElementProps<HTMLUListElement> {
  /** Up to six; without names of pages they are larger. */
  links: readonly ListedLink[];
}

/** Where to go from here: situations, each a link to the page that answers it. */
export function LinkList({ links, ...element }: LinkListProps) {
  assertEntries('LinkList', 'links', links, ['label']);
  return (
    <ul {...element} className={styles.list}>
      {links.map(({ href, label, page }, index) => (
        <li key={index} className={styles.item}>
          <Anchor href={href} className={styles.link}>
            <span className={classes(styles.text, !page && styles.alone)}>{label}</span>{' '}
            <span className={styles.label}>
              {page}
              <Icon name="arrow" />
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
