import type { ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import type { PageProps } from '../PageProps.js';
import type { PageName } from '../routes.js';
import type { Metadata } from '../seo/metadata.js';
import type { StructuredDataInput } from '../seo/structuredData.js';

/** The exports of a page's module. Where several pages share one, their metadata depend on the name. */
export type PageModule = {
  default: ComponentType<PageProps>;
  metadata: Metadata | ((name: PageName) => Metadata);
};

/** The exports of `<Name>Page.build.ts`, beside the page's module if there is one. The browser never loads it. */
export type PageBuild = {
  /** The page's own JSON-LD; the build adds breadcrumbs to every page. */
  structuredData: (page: StructuredDataInput) => readonly Thing[];
  /** Makes the files that the build writes for the page, once a language. */
  files?: (page: StructuredDataInput) => PageFile[];
};

/** A file that belongs to a page. */
export type PageFile = {
  /** Public path, e.g. `/calendar/de/seminar-2027-1-session-2.ics`. */
  path: string;
  content: string;
};
