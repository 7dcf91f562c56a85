import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startServer } from '../netlify/local/serve.js';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with Vitest's
  interface ProvidedContext {
    /** Origin of the site under test. */
    siteUrl: string;
  }
}

const home = fileURLToPath(new URL('../site/dist/index.html', import.meta.url));

/**
 * Serves the built site once, for the browser tests of all files. `SITE` names a site that is
 * served already, such as a deployed one.
 *
 * @throws when the site is not built
 */
export default async function serveSite(project: TestProject) {
  const { SITE } = process.env;
  if (SITE) {
    project.provide('siteUrl', new URL(SITE).origin);
    return;
  }
  if (!existsSync(home)) throw new Error('The site is not built. Run `npm run build` first.');
  const server = await startServer({ port: 0 });
  project.provide('siteUrl', server.url);
  return server.close;
}
