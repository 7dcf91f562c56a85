import type { MessageDescriptor } from '@lingui/core';

export type Metadata = {
  /** 15 to 60 characters, different on each page; `{name}` is the owner’s. */
  title: MessageDescriptor;
  /** 120 to 155 characters. */
  description: MessageDescriptor;
  /** Its name in breadcrumbs; the home page has none. */
  breadcrumb?: MessageDescriptor;
  /** Keeps the page out of search engines and the sitemap. */
  isHidden?: true;
};

/** A path as an absolute URL of this site. */
export const absoluteUrl = (path: string): string => import.meta.env.SITE_URL + path;

/** The drawing of the home page, without words: networks show it large and uncropped. */
export const shareImage = { path: '/share.png', width: 1200, height: 630 } as const;
