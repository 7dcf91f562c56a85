import type { ComponentType } from 'react';
import type { PageProps } from '../PageProps.js';
import type { Metadata } from '../seo/metadata.js';

/** The exports of a page's module. */
export type PageModule = { default: ComponentType<PageProps>; metadata: Metadata };
