import type { Seminar, Session } from './Seminar.js';

/** A session as two instants. */
export type SessionTimes = {
  start: Date;
  end: Date;
};

/** When a session of a seminar starts and ends, whatever zone the reader is in. */
export function sessionTimes(session: Session, timeZone: string): SessionTimes {
  return {
    start: instant(session.date, session.start, timeZone),
    end: instant(session.date, session.end, timeZone),
  };
}

/** Whether the seminar's last session has ended. */
export function seminarStatus(seminar: Seminar, now: Date): 'upcoming' | 'completed' {
  const last = seminar.sessions[seminar.sessions.length - 1] ?? seminar.sessions[0];
  return sessionTimes(last, seminar.timeZone).end > now ? 'upcoming' : 'completed';
}

/**
 * The instant of a local time. The offset is looked up twice, because the first look is made at
 * the local time taken for UTC, which may lie on the other side of a change of the clocks.
 */
export function instant(date: string, time: string, timeZone: string): Date {
  const local = Date.parse(`${date}T${time}:00Z`);
  const guess = local - offset(local, timeZone);
  return new Date(local - offset(guess, timeZone));
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
export function offset(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}
