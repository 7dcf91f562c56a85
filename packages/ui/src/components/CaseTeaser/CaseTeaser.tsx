import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import { CaseFigure } from '../Figure/Figure.js';
import type { CaseFigureName } from '../Figure/figures.js';
import { heading } from '../Heading/Heading.css.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './CaseTeaser.css.js';

export type CaseTeaserProps = {
  /** Address of the case study. */
  href: string;
  /** The case in one line; it is the link. */
  title: ReactNode;
  /** What it was about. */
  text: ReactNode;
  /** The drawing. */
  figure: CaseFigureName;
};

/** A case study as an editorial row. For an offer use `ServiceCard`. */
export function CaseTeaser({ href, title, text, figure }: CaseTeaserProps) {
  return (
    <li className={styles.row}>
      <div className={styles.figure}>
        <CaseFigure name={figure} />
      </div>
      <div className={styles.words}>
        <h3 className={classes(heading, styles.title)}>
          <a href={href} className={styles.link}>
            {title}
          </a>
        </h3>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.arrow}>
        <Icon name="arrow" />
      </div>
    </li>
  );
}

export type CaseTeasersProps = {
  /** `CaseTeaser`s. */
  children: ReactNode;
};

/** Case studies, one row each. */
export function CaseTeasers({ children }: CaseTeasersProps) {
  return <ul className={styles.list}>{children}</ul>;
}
