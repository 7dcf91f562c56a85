import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import manifest from '../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');

/** Output folder of the tests' build, separate from `dist`, which may be in use. */
const folder = join(root, '.cache/test-dist');

/** Builds the package as it is published, without its types. */
export async function buildPackage(): Promise<void> {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder },
  });
}

/** The file that an entry of `exports` leads to, in the tests' build. */
export function builtFile(entry: keyof typeof manifest.exports): string {
  const target = manifest.exports[entry];
  const file = typeof target === 'string' ? target : target.default;
  return join(folder, file.replace('./dist/', ''));
}

/** The text of a built file. */
export function builtText(entry: keyof typeof manifest.exports): string {
  return readFileSync(builtFile(entry), 'utf8');
}

/**
 * Bundles a module that consists of the given code, as a consumer's bundler would.
 *
 * @returns the modules of the package that have code in the bundle, relative to its folder
 */
export async function bundle(code: string): Promise<string[]> {
  const id = '\0consumer';
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'consumer',
        resolveId: (source) => (source === 'consumer' ? id : undefined),
        load: (asked) => (asked === id ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'consumer',
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output
    .filter((file) => file.type === 'chunk')
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([file, { renderedLength }]) => file.startsWith(folder) && renderedLength > 0)
    .map(([file]) => file.slice(folder.length + 1))
    .sort();
}

/** The modules that a built module imports, itself included, directly and indirectly. */
export function importedBy(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  const text = readFileSync(join(folder, module), 'utf8');
  for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?["'](\.[^"']+)["']/g)) {
    importedBy(join(module, '..', specifier!), seen);
  }
  return seen;
}
