import type { ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { dayLine } from './dayLine.js';
import * as styles from './SeminarTable.css.js';

export type SeminarSession = {
  /** The day in the page's language. */
  date: ReactNode;
  /** Machine-readable day, `2025-04-03`. Also places the session on the line of days. */
  isoDate: string;
  /** Start and end. */
  time: ReactNode;
  /** Online, or the city. */
  place: ReactNode;
  /** Which door the line of days shows. */
  kind: 'online' | 'inPerson';
  /** The day of the month, at its door: “3”. */
  day: string;
  /** The place in one word, below the doors of the days there: “Online”. */
  where: string;
  /** A file for the visitor's calendar, for a session still to come. `spokenLabel` is its accessible name; a phone shows the icon without the text. */
  calendar?: { href: string; label: string; spokenLabel: string } | undefined;
};

export type SeminarTableProps = ElementProps<HTMLElement> & {
  /** The seminar's name (h3). */
  title: ReactNode;
  /** Spoken caption of the table. */
  caption: string;
  /** Completed or upcoming, in words. */
  status: ReactNode;
  /** Whether it is over: its words are muted. @default false */
  completed?: boolean | undefined;
  /** Heads of the three columns. */
  columns: { date: string; time: string; place: string };
  /** The sessions by day. */
  sessions: readonly SeminarSession[];
  /** Which clock the times follow: “Berlin time (CEST)”. */
  zone: ReactNode;
};

/** The days of a seminar as doors on a line, to scale: the week between is the week between. */
function DayLine({ sessions }: Pick<SeminarTableProps, 'sessions'>) {
  const doors = dayLine(
    sessions.map(({ isoDate }) => isoDate),
    100,
  );
  const at = (index: number) => `${Math.round(doors[index]! * 10) / 10}%`;
  return (
    <svg className={styles.line} height="96" aria-hidden="true">
      {/* Two sessions may be on one day, so none has a key of its own. */}
      {sessions.map(({ kind, day }, index) => (
        <g key={index}>
          <rect className={styles.door[kind]} x={at(index)} y="11.5" width="22" height="44" />
          <text className={styles.caption} x={at(index)} dx="11" y="74">
            {day}
          </text>
        </g>
      ))}
      <line className={styles.ground} x1="-22" x2="100%" y1="55.5" y2="55.5" />
      {sessions.map(({ where }, index) => {
        if (where === sessions[index - 1]?.where) return null;
        const rest = sessions.slice(index).findIndex((session) => session.where !== where);
        const last = rest === -1 ? sessions.length - 1 : index + rest - 1;
        // From the edge of its doors inwards, so that a long word stays inside the line.
        const side = doors[index]! < 50 ? 'start' : 'end';
        return (
          <text
            key={index}
            className={classes(styles.caption, styles.placed[side])}
            x={at(side === 'start' ? index : last)}
            dx={side === 'start' ? 0 : 22}
            y="92"
          >
            {where}
          </text>
        );
      })}
    </svg>
  );
}

/** One seminar: its sessions as a table, and their days as a drawn line. */
export function SeminarTable({
  title,
  caption,
  status,
  completed = false,
  columns,
  sessions,
  zone,
  ...element
}: SeminarTableProps) {
  assertUsage(
    sessions.length > 0 && sessions.every(({ isoDate }) => !Number.isNaN(Date.parse(isoDate))),
    'SeminarTable: takes at least one session, each with a valid `isoDate` such as 2025-04-03.',
  );
  return (
    <article {...element} className={classes(styles.seminar, completed && styles.past)}>
      <div className={styles.head}>
        <Heading level={3} size={completed ? 'h4' : 'h3'}>
          {title}
        </Heading>
        <p className={styles.status}>{status}</p>
      </div>
      <DayLine sessions={sessions} />
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {[columns.date, columns.time, columns.place].map((head) => (
              <th key={head} scope="col" className={styles.column}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sessions.map((session, index) => (
            <tr key={index}>
              <th scope="row" className={styles.dateOrTime}>
                <time dateTime={session.isoDate}>{session.date}</time>
              </th>
              <td className={styles.dateOrTime}>{session.time}</td>
              <td className={styles.place}>
                {session.place}
                {session.calendar && (
                  <>
                    {' '}
                    <a className={styles.calendar} href={session.calendar.href} download>
                      <Icon name="calendar" />
                      <span aria-hidden="true" className={styles.calendarText}>
                        {session.calendar.label}
                      </span>
                      <VisuallyHidden>{session.calendar.spokenLabel}</VisuallyHidden>
                    </a>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.zone}>{zone}</p>
    </article>
  );
}

export type SeminarTablesProps = ElementProps<HTMLDivElement> & {
  /** `SeminarTable`s. */
  children: ReactNode;
};

/** Seminars side by side. */
export function SeminarTables({ children, ...element }: SeminarTablesProps) {
  return (
    <div {...element} className={styles.grid}>
      {children}
    </div>
  );
}
