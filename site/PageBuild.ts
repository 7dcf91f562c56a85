import type { Thing } from 'schema-dts';
import type { StructuredDataInput } from './seo/structuredData.js';

/** What only the build makes of a page: the exports of `<Name>Page.build.ts`. The browser never loads it. */
export type PageBuild = {
  /** The page's own JSON-LD; the build adds breadcrumbs to every page. */
  structuredData: (page: StructuredDataInput) => readonly Thing[];
  /** Makes the files that the build writes for the page, once a language. */
  files?: (page: StructuredDataInput) => PageFile[];
};

export type PageFile = {
  /** Public path, e.g. `/calendar/de/seminar-2027-1-session-2.ics`. */
  path: string;
  content: string;
};
