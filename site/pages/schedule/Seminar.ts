/** One sitting of a seminar, in Berlin local time, as the pages name it. */
export type Session = {
  /** Day, e.g. `2025-04-03`. */
  date: string;
  /** Local time, e.g. `12:30`. */
  start: string;
  /** Local time on the same day. */
  end: string;
  place: 'online' | 'berlin';
};

/** A seminar with its dates. */
export type Seminar = {
  /** Counts from 1 within a year. */
  number: number;
  /** In the order in which they take place; at least one. */
  sessions: readonly [Session, ...Session[]];
};

/** The year in which a seminar begins, which also counts its number. */
export function seminarYear(seminar: Seminar): string {
  return seminar.sessions[0].date.slice(0, 4);
}
