import { seminars } from '../../seminars.yaml';
import type { PageBuild } from '../PageModule.js';
import { calendarFiles } from './calendarFiles.js';
import { events } from './events.js';

export const structuredData: PageBuild['structuredData'] = (page) => events(page, seminars);

export const files: PageBuild['files'] = (page) => calendarFiles(seminars, page);
