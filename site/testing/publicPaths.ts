import { pageNames, paths, type PageName } from '../paths.js';

/** The pages that people and search engines are led to. */
export const publicNames: readonly PageName[] = pageNames.filter(
  (name) => !/^(thanks|notSent|notFound)/.test(name),
);

export const publicPaths: readonly string[] = publicNames.map((name) => paths[name]);
