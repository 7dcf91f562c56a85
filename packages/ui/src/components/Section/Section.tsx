import type { ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Section.css.js';

export interface SectionProps extends ElementProps<HTMLElement> {
  /** The section's heading (h2). */
  title?: ReactNode;
  /** A sentence about it, below the heading; in a `split` of first rank, large. */
  note?: ReactNode;
  /** The section's content. */
  children?: ReactNode;
  /** Secondary content below the heading, in `split`. */
  aside?: ReactNode;
  /**
   * `wide`: heading and content share the content's edge. `split`: the heading beside what it
   * heads, in view as long as that is read; for a text, terms or steps. @default 'wide'
   */
  layout?: 'wide' | 'split' | undefined;
  /** `second`: the smaller heading of a side remark or an addition; in `split` it has a quarter of the width. @default 'first' */
  rank?: 'first' | 'second' | undefined;
  /** The ground. `floor`: sunken, below a line that the last element of the section above reaches. @default 'paper' */
  ground?: 'paper' | 'sunken' | 'floor' | undefined;
  /** The air above and below: `small` around a table or figures, `medium` around what is looked up. @default 'large' */
  space?: 'small' | 'medium' | 'large' | undefined;
  /** Whether it is printed; leave out what only matters on screen. @default true */
  printed?: boolean | undefined;
}

/** A section of a page. */
export function Section({
  title,
  note,
  children,
  aside,
  layout = 'wide',
  rank = 'first',
  ground = 'paper',
  space = 'large',
  printed = true,
  ...element
}: SectionProps) {
  assertUsage(
    !note || Boolean(title),
    'Section: a note needs a heading. Pass a `title`, or put the note into the content.',
  );
  assertUsage(
    !aside || layout === 'split',
    'Section: `aside` is below the heading of a split section. Set `layout="split"`.',
  );
  const second = rank === 'second';
  const head = title && (
    <>
      <Heading level={2} size={second ? 'h2Small' : 'h2'}>
        {title}
      </Heading>
      {note && <p className={layout === 'split' && !second ? styles.lead : styles.note}>{note}</p>}
    </>
  );
  return (
    <section
      {...element}
      className={classes(
        styles.section,
        styles.space[space],
        styles.ground[ground],
        !printed && styles.onScreen,
      )}
    >
      {layout === 'split' ? (
        <div className={classes(styles.words, styles.split, second && styles.threeQuarters)}>
          <div className={styles.splitHead}>
            {head}
            {aside && <div className={styles.aside}>{aside}</div>}
          </div>
          <div>{children}</div>
        </div>
      ) : (
        <div className={styles.words}>
          {head && <div className={styles.head}>{head}</div>}
          {children}
        </div>
      )}
    </section>
  );
}
