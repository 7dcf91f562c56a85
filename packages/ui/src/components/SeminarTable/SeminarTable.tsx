import type { ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { Icon } from '../Icon/Icon.js';
import { Anchor } from '../Link/Anchor.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './SeminarTable.css.js';

export type SeminarSession = {
  /** Date in the page's language. */
  date: ReactNode;
  /** ISO 8601 date: `2025-04-03`. */
  isoDate: string;
  /** Start and end time. */
  time: ReactNode;
  /** City, or “online”. */
  place: ReactNode;
  /** Calendar file of an upcoming session: an icon link with this accessible name. */
  calendar?: { href: string; spokenLabel: string } | undefined;
};

export interface SeminarTableProps extends ElementProps<HTMLElement> {
  /** The seminar's name (h3). */
  title: ReactNode;
  /** Visually hidden caption of the table. */
  caption: string;
  /** Headings of the three columns. */
  columns: { date: string; time: string; place: string };
  /** The sessions in chronological order. */
  sessions: readonly SeminarSession[];
  /** Time zone of the times: “Berlin time (CEST)”. */
  timeZoneLabel: ReactNode;
  /** Calendar file with all upcoming sessions, below the table. */
  calendar?: { href: string; label: ReactNode } | undefined;
}

/** An upcoming seminar as a table of sessions. For past ones use `PastSeminars`. */
export function SeminarTable({
  title,
  caption,
  columns,
  sessions,
  timeZoneLabel,
  calendar,
  ...element
}: SeminarTableProps) {
  logErrorUnless(
    () => sessions.length > 0 && sessions.every(({ isoDate }) => /^\d{4}-\d\d-\d\d/.test(isoDate)),
    'SeminarTable: takes at least one session, each with a valid `isoDate` such as 2025-04-03.',
  );
  return (
    <article {...element} className={styles.seminar}>
      <Heading level={3}>{title}</Heading>
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
                {session.calendar ? (
                  <span className={styles.withFile}>
                    {session.place}
                    <a className={styles.calendar} href={session.calendar.href} download>
                      <Icon name="calendar" />
                      <VisuallyHidden>{session.calendar.spokenLabel}</VisuallyHidden>
                    </a>
                  </span>
                ) : (
                  session.place
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        {calendar && (
          <Anchor href={calendar.href} download>
            <Icon name="calendar" /> {calendar.label}
          </Anchor>
        )}
        <p>{timeZoneLabel}</p>
      </div>
    </article>
  );
}

export interface SeminarTablesProps extends ElementProps<HTMLDivElement> {
  /** `SeminarTable`s. */
  children: ReactNode;
}

/** Seminars side by side. */
export function SeminarTables({ children, ...element }: SeminarTablesProps) {
  return (
    <div {...element} className={styles.grid}>
      {children}
    </div>
  );
}
