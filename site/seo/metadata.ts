import type { MessageDescriptor } from '@lingui/core';
import type { ShareDetails } from './shareImage.js';
import type { StructuredData } from './structuredData.js';

/** Metadata of a page for search engines and networks. */
export type Metadata = {
  /** 60 characters at most. */
  title: MessageDescriptor;
  /** 120 to 155 characters. */
  description: MessageDescriptor;
  /** What the breadcrumbs in its structured data call it; the home page has none. */
  breadcrumb?: MessageDescriptor;
  /** Its share image. A page without one is in no search engine and no sitemap. */
  share?: ShareDetails;
  /** Its JSON-LD, in addition to the breadcrumbs. */
  structuredData?: StructuredData;
};
