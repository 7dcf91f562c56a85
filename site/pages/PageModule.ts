import type { ComponentType } from 'react';
import type { PageProps } from '../PageProps.js';
import type { PageName } from '../paths.js';
import type { Metadata } from '../seo/metadata.js';

/** The exports of a page's module. Where several pages share one, their metadata depend on the name. */
export type PageModule = {
  default: ComponentType<PageProps>;
  metadata: Metadata | ((name: PageName) => Metadata);
};
