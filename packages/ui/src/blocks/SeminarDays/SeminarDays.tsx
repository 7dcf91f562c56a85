import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { drawing } from '../../styles/drawing.css.js';
import InPersonDoor from './drawings/inPerson.svg?react';
import OnlineDoor from './drawings/online.svg?react';
import * as styles from './SeminarDays.css.js';

export type SeminarDay = {
  /** Decides the door: shut for `online`, open for `inPerson`. */
  kind: 'online' | 'inPerson';
  /** “Thu”. Set large. */
  weekday: ReactNode;
  /** “3 Apr”, or the week as long as there is no date. */
  date: ReactNode;
  /** Start and end: “9:30–16:30”. */
  hours: ReactNode;
  /** City, or “online”. */
  place: ReactNode;
};

const doors = { online: OnlineDoor, inPerson: InPersonDoor };

export interface SeminarDaysProps extends ElementProps<HTMLOListElement> {
  /** The days of one seminar, usually four. */
  days: readonly SeminarDay[];
  /** Accessible name of the list. */
  label: string;
}

/** The days of a seminar, each below a door. The `wide` figure of a `Hero`. */
export function SeminarDays({ days, label, ...element }: SeminarDaysProps) {
  return (
    <ol {...element} className={styles.days} aria-label={label}>
      {days.map(({ kind, weekday, date, hours, place }, index) => {
        const Door = doors[kind];
        return (
          <li key={index} className={styles.day}>
            <Door className={classes(drawing, styles.door)} preserveAspectRatio="none" />
            <p className={styles.weekday}>{weekday}</p>
            <p>{date}</p>
            <p className={styles.hours}>{hours}</p>
            <p>{place}</p>
          </li>
        );
      })}
    </ol>
  );
}
