import { paths, type PageName } from '../paths.js';
import type { Page } from './Page.js';

const modules = import.meta.glob<{ pages: readonly Page[] }>('./*/page.ts', { eager: true });
const records = new Map(
  Object.values(modules)
    .flatMap((module) => module.pages)
    .map((page) => [page.name, page]),
);

export function pageNamed(name: PageName): Page {
  const page = records.get(name);
  if (page) return page;
  throw new Error(
    `site/paths.ts names the page “${name}”, but no site/pages/*/page.ts has its record.`,
  );
}

/** Every page of the site, in the order of site/paths.ts. */
export const pages: readonly Page[] = (Object.keys(paths) as PageName[]).map(pageNamed);
