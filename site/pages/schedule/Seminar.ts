/** The zone that the seminars' times are in and that the pages name. */
export const berlin = 'Europe/Berlin';

/** One sitting of a seminar, in the local time of the seminar's zone. */
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
  /** IANA name of the zone that the sessions' times are in. */
  timeZone: typeof berlin;
  /** In the order in which they take place; at least one. */
  sessions: readonly [Session, ...Session[]];
};
