import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Language } from '../i18n/languages.js';
import type { PageProps } from '../PageProps.js';
import type { PageName } from '../paths.js';
import type { StructuredData } from '../seo/structuredData.js';
import type { ShareDetails } from '../seo/shareImage.js';

/** A page's record: what the site knows about a page before loading it. */
export type Page = {
  name: PageName;
  /** What navigation and breadcrumbs call it. */
  label: MessageDescriptor;
  /** Where the bar lists it; frame/Footer.tsx has the footer's links. */
  menu?: { in: 'bar' | 'services' | 'cases'; text?: MessageDescriptor };
  /** The catalogs with its messages; `site` has those of header and footer, and those that pages share. */
  catalogs: readonly string[];
  load: (language: Language) => Promise<PageModule>;
};

export type PageModule = { default: ComponentType<PageProps>; metadata: Metadata };

/** Metadata of a page for search engines and networks. */
export type Metadata = {
  /** 60 characters at most. */
  title: MessageDescriptor;
  /** 120 to 155 characters. */
  description: MessageDescriptor;
  /** Its share image. A page without one is in no search engine and no sitemap. */
  share?: ShareDetails;
  /** Its JSON-LD, in addition to the breadcrumbs. */
  structuredData?: StructuredData;
};
