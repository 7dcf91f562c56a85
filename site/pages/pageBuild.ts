import type { PageBuild } from '../seo/structuredData.js';
import { pageFile, type PageName } from '../routes.js';

const builds = import.meta.glob<PageBuild>('./pages/*/*Page.build.ts', {
  base: '../',
  eager: true,
});

/** The module of a page, beside its own, that only the build loads, if there is one. */
export const pageBuild = (name: PageName): PageBuild | undefined =>
  builds[`./${pageFile(name).replace('.tsx', '.build.ts')}`];
