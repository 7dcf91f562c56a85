import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { handOver } from './handOver.js';
import { readPo, writePo } from './po.js';

/**
 * The up-to-date catalogs: what Lingui extracts, with the translations of edited
 * sentences carried over and unused messages removed. Nothing is written into the project, so that
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
    const inCopy = (path: string) => join(copy, relative(root, path));
    const paths = (config.catalogs ?? []).map(({ path }) => path);
    for (const [file, text] of readFolders(root, localeFolders(root, paths, config.locales))) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      // Normalizes Windows line ends and wrapped lines, which Lingui would keep.
      writeFileSync(join(copy, file), writePo(readPo(text)));
    }
    const catalogs = await getCatalogs({
      ...config,
      catalogs: (config.catalogs ?? []).map((one) => ({
        ...one,
        exclude: one.exclude ?? [],
        path: inCopy(one.path),
      })),
    });
    for (const catalog of catalogs) {
      const made = await catalog.make({ clean: false, overwrite: false, orderBy: config.orderBy });
      if (!made) throw new Error(`Lingui could not extract ${catalog.name ?? catalog.path}.`);
    }

    const result = new Map<string, string | null>();
    for (const language of config.locales) {
      const used = new Set(catalogs.map((one) => relative(copy, one.getFilename(language))));
      const folders = localeFolders(root, paths, [language]);
      const before = readFolders(root, folders);
      const after = readFolders(copy, folders);
      for (const [file, text] of handOver(before, after)) {
        result.set(file, used.has(file) ? text : null);
      }
    }
    return result;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The folders of some languages, relative to the root. */
function localeFolders(root: string, paths: readonly string[], locales: readonly string[]) {
  const folders = paths.flatMap((path) =>
    locales.map((locale) => relative(root, dirname(path.replace('{locale}', locale)))),
  );
  return new Set(folders);
}

/** Every PO file of the folders, by path relative to the root, in alphabetical order. */
function readFolders(root: string, folders: Iterable<string>): Map<string, string> {
  const files = [...folders].flatMap((folder) => {
    const path = join(root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((file) => file.endsWith('.po'))
      .toSorted()
      .map((file) => join(folder, file));
  });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
