import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { drawing } from '../Figure/Figure.css.js';
import InPersonDoor from './drawings/inPerson.svg?react';
import OnlineDoor from './drawings/online.svg?react';
import * as styles from './SeminarDays.css.js';

export type SeminarDay = {
  /** Decides the door: shut for `online`, open for `inPerson`. */
  kind: 'online' | 'inPerson';
  /** Weekday: “Thu”. Set large. */
  title: ReactNode;
  /** Date, hours, place: below the title. */
  lines: readonly string[];
};

const doors = { online: OnlineDoor, inPerson: InPersonDoor };

export interface SeminarDaysProps extends ElementProps<HTMLOListElement> {
  /** The days of one seminar, usually four. */
  days: readonly SeminarDay[];
}

/**
 * The days of a seminar, each below a door, with a gap between online and in person. The `figure`
 * of a `wide` `Hero`.
 */
export function SeminarDays({ days, ...element }: SeminarDaysProps) {
  return (
    <ol {...element} className={styles.days}>
      {days.map(({ kind, title, lines }, index) => {
        const isApart = index < days.length - 1 && days[index + 1]!.kind !== kind;
        const Door = doors[kind];
        return (
          <li
            key={index}
            className={classes(
              styles.day,
              isApart && styles.apart,
              kind === 'inPerson' && styles.lit,
            )}
          >
            <Door className={classes(drawing, styles.door)} preserveAspectRatio="none" />
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
