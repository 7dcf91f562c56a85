import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutants, type Mutant } from './mutants-list.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the inquiry's tests need. A copy is mutated, never the project itself. */
const rooms = [
  'netlify',
  'packages/contact',
  'scripts',
  'docs',
  'package.json',
  'netlify.toml',
  'tsconfig.json',
];

const config = `export default {
  test: { include: ['{packages,netlify,scripts}/**/*.test.ts'], bail: 1, testTimeout: 30_000 },
};
`;

async function copyProject(): Promise<string> {
  // Inside the project, so that packages are found as they are for the project itself.
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const copy = await mkdtemp(path.join(root, '.cache/mutants-'));
  for (const room of rooms) {
    await cp(path.join(root, room), path.join(copy, room), {
      recursive: true,
      filter: (source) => !/\/(node_modules|dist)$/.test(source),
    });
  }
  await writeFile(path.join(copy, 'vitest.config.ts'), config);
  return copy;
}

/** Runs a part of the suite in the copy. Whether it is green, and what it said. */
function run(copy: string, tests: string[]): Promise<{ isGreen: boolean; output: string }> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [vitest, 'run', '--root', copy, ...tests],
      { cwd: copy, timeout: 120_000 },
      (error, stdout, stderr) => resolve({ isGreen: error === null, output: stdout + stderr }),
    );
  });
}

/** Makes the mistake, runs the tests, and takes the mistake back. Whether the tests noticed. */
async function isNoticed(copy: string, { name, file, from, to, tests }: Mutant): Promise<boolean> {
  const target = path.join(copy, file);
  const source = await readFile(target, 'utf8');
  if (source.split(from).length !== 2)
    throw new Error(`Mutant "${name}": its text must stand in ${file} exactly once.`);
  await writeFile(
    target,
    source.replace(from, () => to),
  );
  try {
    return !(await run(copy, tests)).isGreen;
  } finally {
    await writeFile(target, source);
  }
}

const wanted = process.argv.slice(2).join(' ');
const chosen = mutants.filter(({ name }) => name.includes(wanted));
const copy = await copyProject();
try {
  const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
  const untouched = await run(copy, tests);
  if (!untouched.isGreen) {
    console.error(untouched.output);
    throw new Error('The suite is red without any mutant; see above.');
  }
  let survivors = 0;
  for (const [index, mutant] of chosen.entries()) {
    const noticed = await isNoticed(copy, mutant);
    if (!noticed) survivors += 1;
    console.log(
      `${index + 1}/${chosen.length} ${noticed ? 'noticed ' : 'SURVIVED'} ${mutant.name}`,
    );
  }
  console.log(`${chosen.length} mutants, ${survivors} survived`);
  if (survivors > 0) process.exitCode = 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}
