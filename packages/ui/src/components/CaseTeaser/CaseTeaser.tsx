import { Children, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { noPrint } from '../../styles/print.css.js';
import { plane, planeFloor } from '../../styles/plane.css.js';
import { Heading } from '../Heading/Heading.js';
import { Icon } from '../Icon/Icon.js';
import { Anchor } from '../../internal/Anchor.js';
import * as styles from './CaseTeaser.css.js';

interface CaseProps {
  href: string;
  /** The case in one line; it is the link. */
  title: ReactNode;
  text: ReactNode;
  /** An SVG with a `viewBox` of 3 by 2 or lower; its lower edge is the floor line. */
  figure: ReactElement;
}

export interface CaseTeaserProps extends ElementProps<HTMLDivElement>, CaseProps {}

/** A link to a case study: its drawing, title and first words. For an offer use `ServiceCard`. */
export function CaseTeaser({ href, title, text, figure, ...element }: CaseTeaserProps) {
  return (
    <div {...element} className={styles.teaser}>
      <Drawing figure={figure} />
      <Title component="CaseTeaser" {...{ href, title }} />
      <p className={styles.text}>{text}</p>
    </div>
  );
}

export interface CaseTeasersProps extends ElementProps<HTMLUListElement> {
  /** Two or three `CaseTeaser`s; for one use `CaseStrip`. */
  children: readonly ReactNode[];
}

/** Case studies side by side. */
export function CaseTeasers({ children, ...element }: CaseTeasersProps) {
  return (
    <ul {...element} className={styles.teasers}>
      {Children.map(Children.toArray(children), (teaser) => (
        <li className={styles.item}>{teaser}</li>
      ))}
    </ul>
  );
}

export interface CaseStripProps extends ElementProps<HTMLElement>, CaseProps {
  /** Why this case is shown, in a few words, such as “Next case” (h2). */
  eyebrow: ReactNode;
}

/** One case study across a `Section`, as one link; on petrol its drawing is as wide as the window. */
export function CaseStrip({ eyebrow, href, title, text, figure, ...element }: CaseStripProps) {
  return (
    <section {...element} className={classes(noPrint, styles.strip)}>
      <div className={styles.stripWords}>
        <h2 className={styles.stripEyebrow}>{eyebrow}</h2>
        <Title component="CaseStrip" size="h2" {...{ href, title }} />
        <p className={styles.text}>{text}</p>
      </div>
      <Drawing figure={figure} />
    </section>
  );
}

function Drawing({ figure }: Pick<CaseProps, 'figure'>) {
  return (
    <div className={classes(plane, styles.frame)} aria-hidden="true">
      <div className={styles.picture}>{figure}</div>
      <div className={planeFloor} />
    </div>
  );
}

type TitleProps = Pick<CaseProps, 'href' | 'title'> & { component: string; size?: 'h2' };

function Title({ component, size, href, title }: TitleProps) {
  return (
    <div className={styles.title}>
      <Heading level={3} size={size}>
        <Anchor component={component} href={href} className={styles.link}>
          {title}
          {size && (
            <span className={styles.inlineArrow}>
              {'\u00a0'}
              <Icon name="arrow" />
            </span>
          )}
        </Anchor>
      </Heading>
      {!size && (
        <span className={styles.arrow}>
          <Icon name="arrow" />
        </span>
      )}
    </div>
  );
}
