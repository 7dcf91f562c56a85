import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Language } from '../i18n/languages.js';
import type { PageProps } from '../i18n/PageProps.js';
import type { PageName } from '../paths.js';
import type { StructuredData } from '../seo/structuredData.js';
import type { ShareRecord } from '../seo/shareImage.js';

/** A page's record: what the whole site knows of it before the page itself is loaded. */
export type Page = {
  name: PageName;
  /** What navigation and breadcrumbs call it. */
  label: MessageDescriptor;
  /** Where the bar lists it; frame/Footer.tsx has the footer's links. */
  menu?: { in: 'bar' | 'services' | 'cases'; text?: MessageDescriptor };
  /** The catalogs that its texts come from, beside the shared one. */
  catalogs: readonly string[];
  /** Texts of law are as long as they are: such a page may weigh more. */
  isLegal?: true;
  load: (language: Language) => Promise<PageModule>;
};

export type PageModule = { default: ComponentType<PageProps>; metadata: Metadata };

/** Metadata of a page for search engines and networks. */
export type Metadata = {
  /** 60 characters at most. */
  title: MessageDescriptor;
  /** 120 to 155 characters. */
  description: MessageDescriptor;
  /** What its share image says and shows. A page without one is hidden: in no index, no sitemap. */
  share?: ShareRecord;
  /** What it says in JSON-LD, beside the breadcrumbs. */
  structuredData?: StructuredData;
};
