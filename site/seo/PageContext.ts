import type { Thing } from 'schema-dts';
import type { PageProps } from '../i18n/PageProps.js';
import type { Owner } from '../owner/fact.js';
import type { PageName } from '../paths.js';

/** What the structured data of a page is made from. */
export type PageContext = Pick<PageProps, 'name' | 'language' | 't'> & {
  owner: Owner;
  /** Absolute address of a page in the page's language. */
  address: (name: PageName) => string;
  /** Decides which seminars are still to come. */
  now: Date;
  /** Absolute address of the page's share image. */
  image: string;
};

/** Describes a page to search engines. */
export type StructuredData = (context: PageContext) => readonly Thing[];
