import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Rolldown } from 'vite';

/** The inline scripts, each in one line. */
export type InlineScripts = { head: string; loader: string; notFound: string };

/** Bundles the scripts of `engine/loader/`. They are the same on every page, and so are their hashes. */
export async function buildInlineScripts(): Promise<InlineScripts> {
  const [head, loader, notFound] = await Promise.all(['head', 'loader', 'notFound'].map(bundle));
  return { head: head!, loader: loader!, notFound: notFound! };
}

async function bundle(name: string): Promise<string> {
  const [bundled] = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      lib: {
        entry: fileURLToPath(new URL(`../engine/loader/${name}.ts`, import.meta.url)),
        formats: ['iife'],
        name,
      },
    },
  })) as Rolldown.RolldownOutput[];
  return bundled!.output[0].code.trim();
}
