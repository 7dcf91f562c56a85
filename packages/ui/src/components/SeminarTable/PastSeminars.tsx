import type { ReactNode } from 'react';
import { logErrorIfListEmpty } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import type { SeminarSession } from './SeminarTable.js';
import * as styles from './PastSeminars.css.js';

export type PastSeminar = {
  /** The seminar's name (h3). */
  title: ReactNode;
  /** States that the seminar is over. */
  status: ReactNode;
  /** The sessions in chronological order, usually four. */
  sessions: readonly Omit<SeminarSession, 'calendar'>[];
};

export interface PastSeminarsProps extends ElementProps<HTMLDivElement> {
  /** The seminars, latest first or by number. */
  seminars: readonly PastSeminar[];
  /** Time zone of the times: “Berlin time (CEST)”. */
  timeZoneLabel: ReactNode;
}

/** Past seminars, one a row, with days in columns. For upcoming ones use `SeminarTable`. */
export function PastSeminars({ seminars, timeZoneLabel, ...element }: PastSeminarsProps) {
  logErrorIfListEmpty('PastSeminars', 'seminars', seminars, ['title', 'status', 'sessions']);
  return (
    <div {...element} className={styles.ledger}>
      {seminars.map(({ title, status, sessions }, index) => (
        <article key={index} className={styles.seminar}>
          <div className={styles.head}>
            <Heading level={3} size="h4">
              {title}
            </Heading>
            <p>{status}</p>
          </div>
          <ol className={styles.days}>
            {sessions.map((session, day) => (
              <li key={day} className={styles.day}>
                <time dateTime={session.isoDate}>{session.date}</time>
                <span>{session.time}</span>
                <span>{session.place}</span>
              </li>
            ))}
          </ol>
        </article>
      ))}
      <p className={styles.timeZoneLabel}>{timeZoneLabel}</p>
    </div>
  );
}
