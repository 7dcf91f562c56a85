import * as z from 'zod';
import { seminarYear, type Seminar, type Session } from './Seminar.js';
import { sessionTimes } from './sessionTimes.js';

const file = 'site/pages/schedule/seminars.ts';

/** What is wrong with the seminars, a German sentence each that names the seminar; empty when nothing is. */
export function seminarProblems(seminars: readonly Seminar[]): string[] {
  return seminars.flatMap((seminar, index) => {
    const name = `${file}: Seminar ${seminar.number} von ${seminar.sessions[0]?.date.slice(0, 4)}`;
    if (seminar.sessions.length === 0)
      return [`${file}: Seminar ${seminar.number} hat keinen Termin.`];
    const isSame = (other: Seminar) =>
      other.number === seminar.number &&
      other.sessions.length > 0 &&
      seminarYear(other) === seminarYear(seminar);
    if (seminars.slice(0, index).some(isSame))
      return [`${name} steht zweimal da; nummerieren Sie die Seminare eines Jahres 1, 2, 3.`];
    const broken = seminar.sessions.flatMap((session) => sessionProblems(session, name));
    return broken.length > 0 ? broken : orderProblems(seminar, name);
  });
}

function sessionProblems(session: Session, name: string): string[] {
  if (!z.iso.date().safeParse(session.date).success)
    return [`${name} hat einen Termin am "${session.date}"; das ist kein Datum wie 2025-04-03.`];
  const wrongTime = [session.start, session.end].find(
    (time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time),
  );
  if (wrongTime !== undefined)
    return [
      `${name} hat am ${session.date} die Uhrzeit "${wrongTime}"; schreiben Sie sie wie 09:30.`,
    ];
  return session.end > session.start
    ? []
    : [`${name} endet am ${session.date} um ${session.end}, bevor es um ${session.start} beginnt.`];
}

function orderProblems(seminar: Seminar, name: string): string[] {
  return seminar.sessions.slice(1).flatMap((session, index) => {
    const before = seminar.sessions[index]!;
    const starts = sessionTimes(session).start;
    return starts >= sessionTimes(before).end
      ? []
      : [
          `${name} nennt ${session.date} nach ${before.date}; ordnen Sie die Termine, und keiner beginne vor dem Ende des vorigen.`,
        ];
  });
}
