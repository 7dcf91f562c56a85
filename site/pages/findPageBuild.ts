import type { PageBuild } from '../PageBuild.js';
import { pageFile, type PageName } from '../routes.js';
import * as serviceBuild from '../sections/service/ServicePage.build.js';

const builds = import.meta.glob<PageBuild>('./pages/*/*Page.build.ts', {
  base: '../',
  eager: true,
});

/** The services that this site itself offers: training has a site of its own. */
const services: readonly PageName[] = ['strategy', 'coaching', 'interim'];

/** What the build makes of a page: by the module beside its own, or, of a service, by that of them all. */
export const findPageBuild = (name: PageName): PageBuild | undefined =>
  builds[`./${pageFile(name).replace('.tsx', '.build.ts')}`] ??
  (services.includes(name) ? serviceBuild : undefined);
