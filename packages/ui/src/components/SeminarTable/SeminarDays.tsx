import { classes } from '../../styles/classes.js';
import { atFloorLine, shape } from '../Figure/Figure.css.js';
import { dayLine } from './dayLine.js';
import type { SeminarSession } from './SeminarTable.js';
import * as styles from './SeminarDays.css.js';
import { placed } from './SeminarTable.css.js';

export type SeminarDaysProps = {
  /** Month and year, above the doors: “July 2027”. */
  title: string;
  /** The sessions of one seminar, by day. */
  sessions: readonly Pick<SeminarSession, 'isoDate' | 'kind' | 'day' | 'where'>[];
};

/** The width of a day, and of its door, in the drawing. */
const [day, door] = [272, 30];

/**
 * The days of one seminar as doors on the floor line, decorative: those in person are open. The `figure` of a
 * `Hero` of size `page`.
 */
export function SeminarDays({ title, sessions }: SeminarDaysProps) {
  const doors = dayLine(
    sessions.map(({ isoDate }) => isoDate),
    day,
  ).map((left) => Math.round(212 - day - door + left));
  const online = sessions.findIndex(({ kind }) => kind === 'online');
  const inPerson = sessions.findLastIndex(({ kind }) => kind === 'inPerson');
  return (
    <svg className={classes(atFloorLine, styles.days)} viewBox="0 0 212 106" aria-hidden="true">
      {doors.map((left, index) => {
        const isOpen = sessions[index]!.kind === 'inPerson';
        return (
          <g key={index}>
            {isOpen && (
              <path className={shape.litWall} d={`M${left} 0h${door}l-56 80h-${door + 10}z`} />
            )}
            <path
              className={shape[isOpen ? 'light' : 'line']}
              d={`M${left}-96h${door}V0h-${door}z`}
            />
            <text className={styles.number} x={left + door / 2} y="-108">
              {sessions[index]!.day}
            </text>
          </g>
        );
      })}
      <path className={shape.line} d="M-900-.4H900" />
      <text className={styles.words} x={doors[0]} y="-146">
        {title}
      </text>
      {online >= 0 && (
        <text className={styles.words} x={doors[online]} y="20">
          {sessions[online]!.where}
        </text>
      )}
      {inPerson >= 0 && (
        <text className={classes(styles.words, placed.end)} x={doors[inPerson]! + door} y="20">
          {sessions[inPerson]!.where}
        </text>
      )}
    </svg>
  );
}
