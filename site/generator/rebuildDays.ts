const day = 24 * 60 * 60 * 1000;
const berlinDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** Days after a build on which security.txt is built anew: it expires after 360. */
const securityDays = 330;

/**
 * The days, in Berlin, on which a date changes what is built now: the day after each session, 1
 * January for the year in the footer, and the last month of security.txt.
 */
export function rebuildDays(
  seminars: readonly { sessions: readonly { date: string }[] }[],
  now: Date,
): string[] {
  const today = berlinDay.format(now);
  const sessions = seminars.flatMap((seminar) => seminar.sessions);
  const days = [
    ...sessions.map(({ date }) => berlinDay.format(Date.parse(`${date}T12:00:00Z`) + day)),
    `${Number(today.slice(0, 4)) + 1}-01-01`,
    berlinDay.format(now.getTime() + securityDays * day),
  ];
  return [...new Set(days)].filter((each) => each > today).toSorted();
}
