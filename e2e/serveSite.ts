import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startServer } from '../scripts/serve.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site under test. */
    siteUrl: string;
  }
}

const home = fileURLToPath(new URL('../site/dist/index.html', import.meta.url));

/**
 * Serves the built site once, for the browser tests of all files. `E2E_URL` names a site that is
 * served already, a deployed one for example.
 *
 * @throws when the site is not built
 */
export default async function serveSite(project: TestProject) {
  const { E2E_URL } = process.env;
  if (E2E_URL) {
    project.provide('siteUrl', E2E_URL);
    return;
  }
  if (!existsSync(home)) throw new Error('The site is not built. Run `npm run build` first.');
  const server = await startServer({ port: 0 });
  project.provide('siteUrl', server.url);
  return server.close;
}
