import { berlin, type Seminar, type Session } from './Seminar.js';
import { seminarYear } from './seminarYears.js';
import { sessionTimes } from './sessionTimes.js';

const file = 'site/pages/schedule/seminars.ts';

/** What is wrong with the seminars, a sentence each that names the seminar; empty when nothing is. */
export function seminarProblems(seminars: readonly Seminar[]): string[] {
  return seminars.flatMap((seminar, index) => {
    const name = `${file}: seminar ${seminar.number} of ${seminar.sessions[0]?.date.slice(0, 4)}`;
    if (seminar.sessions.length === 0)
      return [`${file}: seminar ${seminar.number} has no session.`];
    if (seminar.timeZone !== berlin)
      return [
        `${name} is in the time zone "${seminar.timeZone}"; the page says Berlin time, so write "${berlin}".`,
      ];
    const isSame = (other: Seminar) =>
      other.number === seminar.number &&
      other.sessions.length > 0 &&
      seminarYear(other) === seminarYear(seminar);
    if (seminars.slice(0, index).some(isSame))
      return [`${name} is there twice; number the seminars of a year 1, 2, 3.`];
    const broken = seminar.sessions.flatMap((session) => sessionProblems(session, name));
    return broken.length > 0 ? broken : orderProblems(seminar, name);
  });
}

function sessionProblems(session: Session, name: string): string[] {
  if (!isDate(session.date))
    return [`${name} has a session on "${session.date}", which is not a date such as 2025-04-03.`];
  const wrongTime = [session.start, session.end].find(
    (time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time),
  );
  if (wrongTime !== undefined)
    return [`${name} has the time "${wrongTime}" on ${session.date}; write it like 09:30.`];
  return session.end > session.start
    ? []
    : [`${name} ends at ${session.end} on ${session.date}, before it starts at ${session.start}.`];
}

function orderProblems(seminar: Seminar, name: string): string[] {
  return seminar.sessions.slice(1).flatMap((session, index) => {
    const before = seminar.sessions[index]!;
    const starts = sessionTimes(session, seminar.timeZone).start;
    return starts >= sessionTimes(before, seminar.timeZone).end
      ? []
      : [`${name} lists ${session.date} after ${before.date}; put its sessions in order.`];
  });
}

function isDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(text)
  );
}
