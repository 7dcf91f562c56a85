import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Rolldown } from 'vite';

/** The scripts of `engine/loader/`, each in one line. */
export type PageScripts = {
  head: string;
  /** Inline on the not-found pages. */
  notFound: string;
  /** A file, which the browser keeps from page to page and no first paint waits for. */
  loader: { path: string; code: string };
};

/** Bundles the scripts of `engine/loader/`. They are the same on every page, and so are their hashes. */
export async function buildPageScripts(): Promise<PageScripts> {
  const [head, loader, notFound] = await Promise.all(['head', 'loader', 'notFound'].map(bundle));
  const path = `/assets/loader-${hash('sha256', loader!, 'hex').slice(0, 8)}.js`;
  return { head: head!, notFound: notFound!, loader: { path, code: loader! } };
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
