import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { isDevelopment } from '../../devErrors.js';
import { IdCheck } from '../../internal/IdCheck.js';
import { classes } from '../../styles/classes.js';
import { clippedAtWindow } from '../../styles/layout.css.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Section.css.js';

export interface SectionProps extends ElementProps<HTMLElement> {
  /** Heading (h2). */
  title?: ReactNode;
  /** The sentence below the heading. */
  intro?: ReactNode;
  /** Several parts have an even gap; texts go into a `Stack`. */
  children?: ReactNode;
  /** Secondary content below the heading; the section is a `split`. */
  aside?: ReactNode;
  /**
   * `stacked`: heading above content. `split`: a smaller heading beside content, for texts and
   * terms. @default 'stacked'
   */
  layout?: 'stacked' | 'split' | undefined;
  /** Background; `plane` is petrol. @default 'paper' */
  ground?: 'paper' | 'sunken' | 'plane' | undefined;
  /** Padding: `small` for a table or `Stats`, `medium` for reference. @default 'large' */
  space?: 'small' | 'medium' | 'large' | undefined;
}

/** A part of a page, from edge to edge on its own background, with an optional heading. */
export function Section({
  title,
  intro,
  children,
  aside,
  layout = 'stacked',
  ground = 'paper',
  space = 'large',
  ...element
}: SectionProps) {
  const isSplit = layout === 'split' || !!aside;
  const head = (title || intro) && (
    <>
      {title && (
        <Heading level={2} size={isSplit ? 'h2Small' : 'h2'}>
          {title}
        </Heading>
      )}
      {intro && <p className={styles.intro}>{intro}</p>}
    </>
  );
  return (
    <section
      {...element}
      className={classes(
        clippedAtWindow,
        styles.section,
        styles.space[space],
        styles.ground[ground],
      )}
    >
      {isDevelopment && element.id && <IdCheck component="Section" id={element.id} />}
      {isSplit ? (
        <div className={classes(styles.words, styles.split)}>
          <div className={classes(styles.splitHead, !!aside && styles.withAside)}>
            {head}
            {aside}
          </div>
          <div className={styles.content}>{children}</div>
        </div>
      ) : (
        <div className={classes(styles.words, styles.content)}>
          {head && <div className={styles.head}>{head}</div>}
          {children}
        </div>
      )}
    </section>
  );
}
