import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readCatalogs } from './readCatalogs.js';

/* The tools that translators and their platforms use. They come with the system (Debian: gettext). */

const gettext = (tool: string, ...args: string[]) =>
  spawnSync(tool, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
const isInstalled = gettext('msgfmt', '--version').status === 0;
const catalogs = readCatalogs().map(({ file, text }) => ({ file, text }));

test.runIf(isInstalled).each(catalogs)(
  '$file is read without a warning and written back',
  ({ file, text }) => {
    expect(gettext('msgfmt', '--check', '--output-file=/dev/null', file)).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(gettext('msgcat', '--no-wrap', file).stdout).toBe(text);
    expect(gettext('msgmerge', '--quiet', '--no-wrap', file, file).stdout).toBe(text);
  },
);
