import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { drawingsByName } from '../Figure/drawingsByName.js';
import { Shapes, type ShapeGroup } from '../Figure/Shapes.js';
import * as styles from './SeminarDays.css.js';

export type SeminarDay = {
  /** Decides the door: shut for `online`, open for `inPerson`. */
  kind: 'online' | 'inPerson';
  /** Weekday: “Thu”. Set large. */
  title: ReactNode;
  /** Date, hours, place: below the title. */
  lines: readonly string[];
};

const { doors } = drawingsByName<'doors'>(
  import.meta.glob<readonly ShapeGroup[]>('./drawings/*.svg', { eager: true, import: 'default' }),
);

export interface SeminarDaysProps extends ElementProps<HTMLOListElement> {
  /** The days of one seminar, usually four. */
  days: readonly SeminarDay[];
}

/**
 * The days of a seminar, each below a door, with a gap between online and in person. The `figure`
 * of a `wide` `Hero`.
 */
export function SeminarDays({ days, ...element }: SeminarDaysProps) {
  const [shut, open] = doors;
  return (
    <ol {...element} className={styles.days}>
      {days.map(({ kind, title, lines }, index) => {
        const isApart = index < days.length - 1 && days[index + 1]!.kind !== kind;
        const door = kind === 'online' ? shut! : open!;
        return (
          <li key={index} className={classes(styles.day, isApart && styles.apart)}>
            <svg
              className={styles.door}
              viewBox="0 -287.5 98 287.5"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <Shapes shapes={door.shapes} />
            </svg>
            <p className={styles.title}>{title}</p>
            {lines.map((line, at) => (
              <p key={at}>{line}</p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
