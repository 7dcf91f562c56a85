import { dayTexts } from './localizedTexts.js';

const berlin = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Berlin',
  timeZoneName: 'longOffset',
});

/** The offset of Berlin at an instant, e.g. `+02:00`. */
const offsetAt = (instant: string) => berlin.format(new Date(instant)).split('GMT')[1]!;

/**
 * The instant of a local time in Berlin, in UTC. The offset is looked up twice, because the first lookup takes the
 * local time for UTC, which may be on the other side of a clock change.
 */
export function berlinInstant(date: string, time: string): string {
  const local = `${date}T${time}`;
  const guess = local + offsetAt(`${local}Z`);
  return new Date(local + offsetAt(guess)).toISOString();
}

/** Adds the instants of a session’s start and end, and its day in each language: the browser formats neither. */
export const withInstants = <Session extends { date: string; start: string; end: string }>(
  session: Session,
) => ({
  ...session,
  day: dayTexts(session.date),
  startsAt: berlinInstant(session.date, session.start),
  endsAt: berlinInstant(session.date, session.end),
});
