import type { PageBuild } from '../PageBuild.js';
import { pageFile, type PageName } from '../routes.js';

const builds = import.meta.glob<PageBuild>('./pages/*/*Page.build.ts', {
  base: '../',
  eager: true,
});

/** What the build makes of a page: the module beside it, if there is one. */
export const findPageBuild = (name: PageName): PageBuild | undefined =>
  builds[`./${pageFile(name).replace('.tsx', '.build.ts')}`];
