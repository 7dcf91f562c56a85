import type { ComponentType } from 'react';
import type { PageProps } from '../PageProps.js';
import type { Metadata } from '../seo/metadata.js';

/** What a page's module exports. */
export type PageModule = { default: ComponentType<PageProps>; metadata: Metadata };
