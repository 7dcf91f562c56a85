import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { resolveConfig } from '@netlify/config';
import { zipFunctions, type FunctionResult } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let target = '';
let functions = new Map<string, FunctionResult>();

// What Netlify does with the functions when the site is deployed, by its own tools.
beforeAll(async () => {
  target = await mkdtemp(path.join(tmpdir(), 'functions-'));
  const { config } = await resolveConfig({ cwd: root, offline: true, mode: 'cli' });
  const results = await zipFunctions(config.functionsDirectory, target, {
    archiveFormat: 'none',
    basePath: root,
    config: {
      '*': {
        includedFiles: config.functions['*'].included_files,
        includedFilesBasePath: root,
      },
    },
  });
  functions = new Map(results.map((result) => [result.name, result]));
}, 60_000);
afterAll(() => rm(target, { recursive: true, force: true }));

describe('the functions as Netlify compiles them', () => {
  test('are three: one for the form, two for the clock', () => {
    expect([...functions.keys()].toSorted()).toEqual([
      'deliver-outbox',
      'rebuild-nightly',
      'send-contact-email',
    ]);
  });

  test('answer the form at the default address', () => {
    expect(functions.get('send-contact-email')).toMatchObject({ routes: [], runtimeAPIVersion: 2 });
    expect(functions.get('send-contact-email')?.schedule).toBeUndefined();
  });

  test('look into the outbox every minute', () => {
    expect(functions.get('deliver-outbox')?.schedule).toBe('* * * * *');
    expect(functions.get('rebuild-nightly')?.schedule).toBe('15 23 * * *');
  });

  test.each(['send-contact-email', 'deliver-outbox', 'rebuild-nightly'])(
    '%s starts by itself, with nothing but the files that are shipped',
    async (name) => {
      const file = path.join(target, name, 'netlify/functions', `${name}.mjs`);
      const script = `const { default: run } = await import(${JSON.stringify(pathToFileURL(file).href)});
        console.log(typeof run);`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', script],
        { cwd: target },
      );
      expect(stdout).toBe('function\n');
    },
  );
});
