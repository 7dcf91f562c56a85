import type { Seminar } from './Seminar.js';

const afternoon = { start: '12:30', end: '16:30' };
const day = { start: '09:30', end: '16:30' };

/**
 * The dated seminars, oldest first. Times are Berlin local times; summer time follows from the
 * date. A seminar whose last session has ended shows as completed from the next build on, which is
 * ordered the day after; React corrects it at once where it takes the page over.
 */
export const seminars: readonly Seminar[] = [
  {
    number: 1,
    sessions: [
      { date: '2025-04-03', ...afternoon, place: 'online' },
      { date: '2025-04-04', ...day, place: 'online' },
      { date: '2025-04-10', ...day, place: 'berlin' },
      { date: '2025-04-11', ...day, place: 'berlin' },
    ],
  },
  {
    number: 2,
    sessions: [
      { date: '2025-07-10', ...afternoon, place: 'online' },
      { date: '2025-07-11', ...day, place: 'online' },
      { date: '2025-07-17', ...day, place: 'berlin' },
      { date: '2025-07-18', ...day, place: 'berlin' },
    ],
  },
];

/** Where the sessions in person take place; called the same in every language. */
export const seminarCity = 'Berlin';
