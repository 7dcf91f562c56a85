import { Children, type ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { CaseFigure } from '../Figure/Figure.js';
import type { CaseFigureName } from '../Figure/figures.js';
import { heading, size } from '../Heading/Heading.css.js';
import { Icon } from '../Icon/Icon.js';
import { Anchor } from '../Link/Anchor.js';
import * as styles from './CaseTeaser.css.js';

export type CaseTeaserProps = ElementProps<HTMLLIElement> & {
  /** Address of the case study. */
  href: string;
  /** The case in one line; it is the link. */
  title: ReactNode;
  /** What it was about. */
  text: ReactNode;
  /** The drawing. */
  figure: CaseFigureName;
  /** Where else to go on, below the words of a single case: a `LinkList`. */
  children?: ReactNode;
};

/** A case study as its drawing and its title. For an offer use `ServiceCard`. */
export function CaseTeaser({ href, title, text, figure, children, ...element }: CaseTeaserProps) {
  return (
    <li {...element} className={styles.teaser}>
      <div className={styles.frame}>
        <CaseFigure name={figure} />
      </div>
      <h3 className={classes(heading, size.h3, styles.title)}>
        <Anchor href={href} className={styles.link}>
          {title}
        </Anchor>
        <Icon name="arrow" />
      </h3>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.more}>{children}</div>}
    </li>
  );
}

export type CaseTeasersProps = ElementProps<HTMLUListElement> & {
  /** Up to three `CaseTeaser`s. */
  children: ReactNode;
};

/** Case studies side by side. */
export function CaseTeasers({ children, ...element }: CaseTeasersProps) {
  const alone = Children.count(children) === 1 && styles.alone;
  return (
    <ul {...element} className={classes(styles.teasers, alone)}>
      {children}
    </ul>
  );
}
