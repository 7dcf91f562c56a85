import { paths, type PageName } from '../paths.js';

/** The pages that people and search engines are led to. */
export const publicNames: readonly PageName[] = (Object.keys(paths) as PageName[]).filter(
  (name) => name !== 'thanks' && name !== 'notFound',
);

export const publicPaths: readonly string[] = publicNames.map((name) => paths[name]);
