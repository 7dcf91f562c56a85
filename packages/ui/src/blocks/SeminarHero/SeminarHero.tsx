import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { HeroFrame, type HeroFloorTexts, type HeroTexts } from '../../internal/HeroFrame.js';
import { drawing } from '../../styles/drawing.css.js';
import InPersonDoor from './drawings/inPerson.svg?react';
import OnlineDoor from './drawings/online.svg?react';
import * as styles from './SeminarHero.css.js';

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

export interface SeminarHeroProps extends ElementProps<HTMLDivElement>, HeroTexts, HeroFloorTexts {
  /** The days of one seminar, usually four. */
  days: readonly SeminarDay[];
  /** Accessible name of the list of days. */
  daysLabel: string;
}

/** The head of a page about seminars: the days of one, each below a door. */
export function SeminarHero({ days, daysLabel, ...hero }: SeminarHeroProps) {
  return (
    <HeroFrame {...hero} figure={<SeminarDays days={days} label={daysLabel} />} styles={styles} />
  );
}

function SeminarDays({ days, label }: { days: readonly SeminarDay[]; label: string }) {
  return (
    <ol className={styles.days} aria-label={label}>
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
