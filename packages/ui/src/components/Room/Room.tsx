import type { ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import { classes } from '../../styles/classes.js';
import { lit } from '../Beam/Beam.css.js';
import { Beam } from '../Beam/Beam.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Room.css.js';

export interface RoomProps {
  /** The section's heading (h2). */
  title?: ReactNode;
  /** A sentence about it, set in the margin. */
  note?: ReactNode;
  /** The section's content. */
  children?: ReactNode;
  /** What stands in the margin beside the content, such as a portrait; with the layout `axis`. */
  margin?: ReactNode;
  /**
   * `axis`: the heading on the axis, large, the content below it on the same axis. `wide`: the same
   * with the content over the whole width, margin included. `rail`: the heading in the margin,
   * smaller, the content beside it. Change the layout from room to room, or a page has one rhythm only. @default 'axis'
   */
  layout?: 'axis' | 'wide' | 'rail';
  /** The ground. @default 'paper' */
  tone?: 'paper' | 'sunken';
  /** Whether the wall above it shows the opening; leave it out where a plane or a change of ground draws the line already. @default true */
  threshold?: boolean;
  /** Whether the light from the home page's door reaches it; only inside a `Hero`'s `lightFallsInto`. @default false */
  inBeam?: boolean;
  /** For anchors. */
  id?: string;
}

/** A section of a page. */
export function Room({
  title,
  note,
  children,
  margin,
  layout = 'axis',
  tone = 'paper',
  threshold = true,
  inBeam = false,
  id,
}: RoomProps) {
  assertUsage(
    !margin || layout === 'axis',
    'Room: only the layout `axis` has a margin to stand in. Take it, or leave out `margin`.',
  );
  assertUsage(
    !note || Boolean(title) || layout === 'rail',
    'Room: a note is read with its heading. Give the room a `title`, or put the note into its content.',
  );
  return (
    <section
      id={id}
      className={classes(
        styles.room,
        styles.tone[tone],
        threshold && styles.threshold,
        inBeam && lit,
      )}
    >
      {inBeam && <Beam on={tone} />}
      {layout === 'rail' ? (
        <div className={classes(styles.words, styles.rail)}>
          <div className={styles.railHead}>
            {title && (
              <Heading level={2} size="h3">
                <span className={styles.railTitle}>{title}</span>
              </Heading>
            )}
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <div>{children}</div>
        </div>
      ) : (
        <div className={styles.words}>
          {title && (
            <div className={styles.head}>
              <div className={styles.headTitle}>
                <Heading level={2}>{title}</Heading>
              </div>
              {note && <p className={classes(styles.note, styles.headNote)}>{note}</p>}
            </div>
          )}
          {margin ? (
            <div className={styles.withMargin}>
              {margin}
              <div>{children}</div>
            </div>
          ) : (
            <div className={classes(layout === 'axis' && styles.onAxis)}>{children}</div>
          )}
        </div>
      )}
    </section>
  );
}
