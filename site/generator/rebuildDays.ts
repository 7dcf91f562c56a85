import { berlinDay, day } from '@advisor/contact';
import { securityDays } from './hostingFiles.js';

/**
 * The days in Berlin, such as `2027-01-31`, on which the site has to be built again: the day after each session,
 * 1 January for the year in the footer, and 30 days before security.txt expires.
 */
export function rebuildDays(
  seminars: readonly { sessions: readonly { date: string }[] }[],
  now: Date,
): string[] {
  const today = berlinDay(now);
  const sessions = seminars.flatMap((seminar) => seminar.sessions);
  const days = [
    ...sessions.map(({ date }) => berlinDay(Date.parse(`${date}T12:00:00Z`) + day)),
    `${Number(today.slice(0, 4)) + 1}-01-01`,
    berlinDay(now.getTime() + (securityDays - 30) * day),
  ];
  return [...new Set(days)].filter((each) => each > today).toSorted();
}
