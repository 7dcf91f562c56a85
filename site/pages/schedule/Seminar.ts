import type { Seminar } from '../../owner/facts.js';

export type { Seminar, Session } from '../../owner/facts.js';

/** Where the sessions in person take place; called the same in every language. */
export const seminarCity = 'Berlin';

/** The year in which a seminar begins, which also counts its number. */
export function seminarYear(seminar: Seminar): string {
  return seminar.sessions[0].date.slice(0, 4);
}
