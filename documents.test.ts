import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const folders = new Set(files.map((file) => file.split('/')[0]!));
/** What a build, a tool, the owner or a fourth language adds. */
const added = /^site\/(?:dist|\.gitignore|portrait|locales\/it)/;

test.each(globSync(['*.md', 'docs/**/*.md', 'netlify.toml']))(
  '%s names files that exist',
  (from) => {
    const names = readFileSync(from, 'utf8').match(/(?<=[` (])\w[\w./-]*\w(?=\/?[`),; ])/g)!;
    const isPath = (name: string) => /\.tsx?$/.test(name) || folders.has(name.split('/')[0]!);
    const isThere = (path: string) => files.some((file) => `/${file}/`.includes(`/${path}/`));
    const paths = names.filter((name) => isPath(name) && !added.test(name));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  },
);
