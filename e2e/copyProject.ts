import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../', import.meta.url));

/** What no copy needs, or gets in another way. */
const left = new Set(['.git', 'node_modules', 'visual-baselines', 'visual-report']);

/** What is written by builds; `.cache` comes along, because it spares the copy the slow parts. */
const results = new Set(['node_modules', 'dist', 'dist-forms', '.netlify', 'storybook-pictures']);

/** A command that has ended. */
export type Ended = {
  code: number;
  /** Everything it has said, errors and all. */
  output: string;
};

/** A copy of the project in a temporary folder, in which a test may change what it likes. */
export type ProjectCopy = {
  /** Its folder. */
  path: string;
  /** @throws when the file does not have the text `from`, which would make a test pass for nothing */
  replace: (file: string, from: string, to: string) => void;
  /** Starts Node in the copy, with TypeScript and the packages' sources. */
  start: (args: readonly string[], env?: Record<string, string>) => ChildProcess;
  /** Runs Node in the copy to its end. */
  run: (args: readonly string[], env?: Record<string, string>) => Promise<Ended>;
  /** Runs one of the project’s commands in the copy, as in `npm run build`. */
  npm: (args: readonly string[], env?: Record<string, string>) => Promise<Ended>;
  remove: () => void;
};

/** Copies the project; its dependencies are linked, its own packages are those of the copy. */
export function copyProject(): ProjectCopy {
  const path = mkdtempSync(join(tmpdir(), 'advisor-'));
  for (const name of readdirSync(project)) {
    if (left.has(name)) continue;
    cpSync(join(project, name), join(path, name), {
      recursive: true,
      filter: (from) => !results.has(basename(from)),
    });
  }
  linkDependencies('.', path);
  linkDependencies('site', path);
  mkdirSync(join(path, 'node_modules/@advisor'));
  symlinkSync(join(path, 'site'), join(path, 'node_modules/@advisor/site'));
  for (const name of readdirSync(join(path, 'packages'))) {
    symlinkSync(join(path, 'packages', name), join(path, 'node_modules/@advisor', name));
  }

  const command = (file: string, args: readonly string[], env = {}) =>
    spawn(file, args, {
      cwd: path,
      // Vitest's own settings would make a build a build for tests.
      env: { ...process.env, NODE_ENV: '', NODE_OPTIONS: '', VITEST: '', ...env },
    });
  const start: ProjectCopy['start'] = (args, env) =>
    command(process.execPath, ['--conditions=source', '--import=tsx', ...args], env);
  return {
    path,
    start,
    replace(file, from, to) {
      const before = readFileSync(join(path, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not say “${from}” any more.`);
      writeFileSync(join(path, file), before.replace(from, to));
    },
    run: (args, env) => ended(start(args, env)),
    npm: (args, env) => ended(command('npm', args, env)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

async function ended(child: ChildProcess): Promise<Ended> {
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

function linkDependencies(folder: string, copy: string): void {
  const from = join(project, folder, 'node_modules');
  const to = join(copy, folder, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '@advisor' && (name === '.bin' || !name.startsWith('.')))
      symlinkSync(join(from, name), join(to, name));
  }
}
