import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { handOver } from './handOver.js';
import { readPo, writePo } from './po.js';

/**
 * The up-to-date catalogs: what Lingui extracts, with the translations of edited
 * sentences kept and unused messages removed. Nothing is written into the project, so that
 * `messages:extract` and `messages:check` share this code.
 *
 * @param root - folder of lingui.config.ts
 * @returns texts by path relative to `root`; a catalog that no page uses any more has `null`
 * @throws Error if Lingui cannot read one of the source files
 */
export async function extractCatalogs(root: string): Promise<Map<string, string | null>> {
  const config = getConfig({ cwd: root });
  const copy = mkdtempSync(join(tmpdir(), 'catalogs-'));
  try {
    const paths = (config.catalogs ?? []).map(({ path }) => relative(root, path));
    const before = new Map(config.locales.map((one) => [one, readFiles(root, paths, one)]));
    for (const [file, text] of [...before.values()].flatMap((files) => [...files])) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      // Normalizes Windows line ends and wrapped lines, which Lingui would keep.
      const po = readPo(text);
      const entries = po.entries.map((entry) => {
        // Lingui orders messages by their first reference and fails where a platform took them out.
        const references = entry.item.references.length > 0 ? entry.item.references : ['unknown'];
        return { ...entry, item: { ...entry.item, references } };
      });
      writeFileSync(join(copy, file), writePo({ ...po, entries }));
    }
    const catalogs = await getCatalogs({
      ...config,
      catalogs: (config.catalogs ?? []).map((one) => ({
        ...one,
        exclude: one.exclude ?? [],
        path: join(copy, relative(root, one.path)),
      })),
    });
    for (const catalog of catalogs) {
      const made = await catalog.make({ clean: false, overwrite: false, orderBy: config.orderBy });
      if (!made) throw new Error(`Lingui could not extract ${catalog.name ?? catalog.path}.`);
    }

    const result = new Map<string, string | null>();
    for (const [language, files] of before) {
      const used = new Set(catalogs.map((one) => relative(copy, one.getFilename(language))));
      for (const [file, text] of handOver(files, readFiles(copy, paths, language))) {
        result.set(file, used.has(file) ? text : null);
      }
    }
    return result;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Every PO file of a language, by path relative to the root, in alphabetical order. */
function readFiles(root: string, paths: readonly string[], language: string): Map<string, string> {
  const patterns = paths.map((path) => `${dirname(path.replace('{locale}', language))}/*.po`);
  const files = globSync([...new Set(patterns)], { cwd: root }).toSorted();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
