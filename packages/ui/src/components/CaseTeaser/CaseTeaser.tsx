import { Children, type ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { CaseFigure } from '../Figure/Figure.js';
import type { CaseFigureName } from '../Figure/figures.js';
import { heading } from '../Heading/Heading.css.js';
import { Anchor } from '../Link/Anchor.js';
import * as styles from './CaseTeaser.css.js';

export type CaseTeaserProps = ElementProps<HTMLLIElement> & {
  /** Address of the case study. */
  href: string;
  /** The case in one line; it is the link. */
  title: ReactNode;
  /** What it was about; leave it out in a small set. */
  text?: ReactNode;
  /** The drawing. */
  figure: CaseFigureName;
  /** Whether it is the page that is shown. @default false */
  current?: boolean | undefined;
};

/** A case study as its drawing and its title. For an offer use `ServiceCard`. */
export function CaseTeaser({
  href,
  title,
  text,
  figure,
  current = false,
  ...element
}: CaseTeaserProps) {
  return (
    <li {...element} className={classes(styles.plate, current && styles.current)}>
      <div className={styles.frame}>
        <CaseFigure name={figure} />
      </div>
      <h3 className={classes(text ? heading : undefined, styles.title)}>
        <Anchor href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
          {title}
        </Anchor>
      </h3>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  );
}

export type CaseTeasersProps = ElementProps<HTMLUListElement> & {
  /** `CaseTeaser`s. */
  children: ReactNode;
  /** `large`: two or three side by side; `small`: the whole set of six. @default 'large' */
  size?: 'large' | 'small' | undefined;
};

/** Case studies side by side. */
export function CaseTeasers({ children, size = 'large', ...element }: CaseTeasersProps) {
  const alone = Children.count(children) === 1 && styles.alone;
  return (
    <ul {...element} className={classes(styles.size[size], alone)}>
      {children}
    </ul>
  );
}
