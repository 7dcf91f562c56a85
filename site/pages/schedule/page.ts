import { footer } from '../../sections/words.js';
import type { Page } from '../Page.js';
import { seminars } from './seminars.js';
import { seminarStatus } from './sessionTimes.js';

export const pages: readonly Page[] = [
  {
    name: 'schedule',
    label: footer.schedule,
    catalogs: ['schedule', 'proof'],
    // A seminar still to come will one day be over.
    module: 'pages/schedule/SchedulePage.tsx',
    interactive: (now) => seminars.some((seminar) => seminarStatus(seminar, now) !== 'completed'),
    load: () => import('./SchedulePage.js'),
  },
];
