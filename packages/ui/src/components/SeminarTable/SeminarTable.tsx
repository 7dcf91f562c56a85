import type { ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { Icon } from '../Icon/Icon.js';
import { Anchor } from '../../internal/Anchor.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './SeminarTable.css.js';

export type SeminarSession = {
  date: ReactNode;
  /** ISO 8601 date: `2025-04-03`. */
  isoDate: string;
  time: ReactNode;
  /** City, or “online”. */
  place: ReactNode;
  /** Calendar file of an upcoming session: an icon link with this accessible name. */
  calendar?: { href: string; spokenLabel: string } | undefined;
};

export interface SeminarTableProps extends ElementProps<HTMLTableElement> {
  /** The seminar's name (h3), which is the table's caption. */
  title: ReactNode;
  /** Headings of the columns. */
  columns: { date: string; time: string; place: string };
  /** The sessions in chronological order. */
  sessions: readonly SeminarSession[];
  /** Calendar file with all upcoming sessions, below them. */
  calendar?: { href: string; label: ReactNode } | undefined;
}

/** A seminar as a table of sessions. Put it into `SeminarTables`, which state the time zone. */
export function SeminarTable({
  title,
  columns,
  sessions,
  calendar,
  ...element
}: SeminarTableProps) {
  logErrorUnless(
    () =>
      sessions.length &&
      Object.values(columns).every(Boolean) &&
      sessions.every(
        ({ isoDate, calendar: file }) =>
          /^\d{4}-\d\d-\d\d$/.test(isoDate) && file?.spokenLabel !== '',
      ),
    'SeminarTable: `sessions`, one of the `columns` or a `spokenLabel` is empty, or an `isoDate` is not written as 2027-01-31. Fill it, or leave the table out.',
  );
  return (
    <table {...element} className={styles.table}>
      <caption className={styles.caption}>
        <Heading level={3} size="h4">
          {title}
        </Heading>
      </caption>
      <thead>
        <tr>
          {[columns.date, columns.time, columns.place].map((head, index) => (
            <th key={index} scope="col" className={styles.column}>
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
            <td className={styles.cell}>
              {session.place}
              {session.calendar && (
                <Anchor
                  component="SeminarTable"
                  className={styles.file}
                  href={session.calendar.href}
                  download
                >
                  <Icon name="calendar" />
                  <VisuallyHidden>{session.calendar.spokenLabel}</VisuallyHidden>
                </Anchor>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {calendar && (
        <tfoot>
          <tr>
            <td colSpan={3} className={styles.cell}>
              <Anchor
                component="SeminarTable"
                href={calendar.href}
                download
                className={styles.allFiles}
              >
                <Icon name="calendar" /> {calendar.label}
              </Anchor>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

export interface SeminarTablesProps extends ElementProps<HTMLDivElement> {
  children: ReactNode;
  /** Time zone of the times, above the tables: “Berlin time (CEST)”. */
  timeZoneLabel: ReactNode;
}

export function SeminarTables({ children, timeZoneLabel, ...element }: SeminarTablesProps) {
  return (
    <div {...element} className={styles.tables}>
      <p className={styles.timeZoneLabel}>{timeZoneLabel}</p>
      {children}
    </div>
  );
}
