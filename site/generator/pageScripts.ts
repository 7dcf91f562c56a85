import { hash } from 'node:crypto';
import { build, defaultClientConditions, type Rolldown } from 'vite';

export type PageScripts = Awaited<ReturnType<typeof buildPageScripts>>;

/**
 * Bundles the scripts of `engine/loader/`, the same on every page. The loader is a deferred file, cached from
 * page to page; the others are inline.
 */
export async function buildPageScripts() {
  const [beforePaint, code, notFound] = await Promise.all([
    bundle('beforePaint'),
    bundle('loader'),
    bundle('notFound'),
  ]);
  const path = `/assets/loader-${hash('sha256', code).slice(0, 8)}.js`;
  return { beforePaint, notFound, loader: { path, code } };
}

async function bundle(name: string): Promise<string> {
  const [bundled] = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@advisor/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      lib: {
        entry: `${import.meta.dirname}/../engine/loader/${name}.ts`,
        formats: ['iife'],
        name,
      },
    },
  })) as Rolldown.RolldownOutput[];
  return bundled!.output[0].code.trim();
}
