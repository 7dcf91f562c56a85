import type { ComponentType } from 'react';
import type { PageProps } from '../PageProps.js';
import type { PageName } from '../paths.js';
import type { Metadata } from '../seo/metadata.js';
import type { StructuredDataInput } from '../seo/structuredData.js';

/** A file that belongs to a page. */
export type PageFile = {
  /** Public path, e.g. `/calendar/de/seminar-2027-1-session-2.ics`. */
  path: string;
  content: string;
};

export type PageFilesInput = Pick<StructuredDataInput, 'language' | 'plain' | 'pageUrl' | 'now'>;

/** The exports of a page's module. Where several pages share one, their metadata depend on the name. */
export type PageModule = {
  default: ComponentType<PageProps>;
  metadata: Metadata | ((name: PageName) => Metadata);
  /** Makes the files that the build writes for the page, once a language. There is none in the browser. */
  files?: (page: PageFilesInput) => Promise<PageFile[]>;
};
