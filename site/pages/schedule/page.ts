import { footer } from '../../sections/words.js';
import type { Page } from '../Page.js';
import { seminars } from '../../seminars.yaml';
import { isCompleted } from './Seminar.js';

export const pages: readonly Page[] = [
  {
    name: 'schedule',
    label: footer.schedule,
    catalogs: ['schedule', 'proof'],
    // A seminar still to come will one day be over.
    module: 'pages/schedule/SchedulePage.tsx',
    interactive: (now) => !seminars.every((seminar) => isCompleted(seminar, now)),
    load: () => import('./SchedulePage.js'),
  },
];
