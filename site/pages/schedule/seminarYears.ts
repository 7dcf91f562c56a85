import type { Seminar } from './Seminar.js';
import { seminarStatus } from './sessionTimes.js';

/** The seminars of one year, under one heading. */
export type SeminarYear = {
  /** Four digits. */
  year: string;
  seminars: Seminar[];
  /** Whether all of them are completed. */
  isOver: boolean;
};

/** The year in which a seminar begins, which also counts its number. */
export function seminarYear(seminar: Seminar): string {
  return seminar.sessions[0].date.slice(0, 4);
}

/** The seminars by year: years with dates still to come first, the nearest before the others; then what is over, the latest first. */
export function seminarYears(seminars: readonly Seminar[], now: Date): SeminarYear[] {
  const years = [...new Set(seminars.map(seminarYear))].sort().map((year) => {
    const ofYear = seminars.filter((seminar) => seminarYear(seminar) === year);
    const isOver = ofYear.every((seminar) => seminarStatus(seminar, now) === 'completed');
    return { year, seminars: ofYear, isOver };
  });
  const ahead = years.filter(({ isOver }) => !isOver);
  const over = years.filter(({ isOver }) => isOver).reverse();
  return [...ahead, ...over];
}
