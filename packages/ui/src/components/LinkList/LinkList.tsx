import type { ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Icon } from '../Icon/Icon.js';
import { Anchor } from '../../internal/Anchor.js';
import * as styles from './LinkList.css.js';

export type ListedLink = {
  href: string;
  /** Link text: the visitor's situation, or a question. */
  label: ReactNode;
  /** Name of the target page; leave it out if the heading names it. @default none */
  page?: ReactNode;
};

export interface LinkListProps extends ElementProps<HTMLUListElement> {
  /** One to six links. */
  links: readonly ListedLink[];
}

/** Links to the pages that answer a visitor's situation or question. */
export function LinkList({ links, ...element }: LinkListProps) {
  logErrorUnless(
    () => links.length && links.every(({ label }) => label),
    'LinkList: `links` is empty, or a link has no `label`. Say what the visitor looks for.',
  );
  return (
    <ul {...element} className={styles.list}>
      {links.map(({ href, label, page }, index) => (
        <li key={index}>
          <Anchor component="LinkList" href={href} className={styles.link}>
            <span className={styles.text}>{label}</span>{' '}
            {page && <span className={styles.page}>{page}</span>}
            <Icon name="arrow" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
