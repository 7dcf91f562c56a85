import type { PageBuild } from '../seo/structuredData.js';
import { pageFile, type PageName } from '../routes.js';
import * as service from '../sections/service/ServicePage.build.js';

const builds = import.meta.glob<PageBuild>('./pages/*/*Page.build.ts', {
  base: '../',
  eager: true,
});

const sharedBuilds: Partial<Record<PageName, PageBuild>> = {
  strategy: service,
  coaching: service,
  interim: service,
};

/** The module of a page, beside its own, that only the build loads, if there is one. */
export const pageBuild = (name: PageName): PageBuild | undefined =>
  sharedBuilds[name] ?? builds[`./${pageFile(name).replace('.tsx', '.build.ts')}`];
