import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { responsePaths } from '@advisor/contract/post';
import { retention } from '@advisor/contract/retention';
import { resolveConfig } from '@netlify/config';
import { zipFunctions, type FunctionResult } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { functionInquiryService } from './deployedInquiryService.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const schedules = {
  'inquiry-health': undefined,
  'process-outbox': '*/15 * * * *',
  'send-contact-email': undefined,
};
const names = Object.keys(schedules);
let target = '';
let functions = new Map<string, FunctionResult>();

// Bundled by Netlify's own tools, as a deploy does.
beforeAll(async () => {
  target = await mkdtemp(path.join(tmpdir(), 'functions-'));
  const { config } = await resolveConfig({ cwd: root, offline: true, mode: 'cli' });
  const results = await zipFunctions(config.functionsDirectory, target, {
    archiveFormat: 'none',
    basePath: root,
  });
  functions = new Map(results.map((result) => [result.name, result]));
});
afterAll(() => rm(target, { recursive: true, force: true }));

describe('the functions as Netlify compiles them', () => {
  test('are three: the form at its default URL, the health check, and a scheduled one', () => {
    const compiled = [...functions.values()];
    expect(Object.fromEntries(compiled.map(({ name, schedule }) => [name, schedule]))).toEqual(
      schedules,
    );
    for (const result of compiled)
      expect(result).toMatchObject({ routes: [], runtimeAPIVersion: 2 });
  });

  test.each([
    ['send-contact-email', { type: 'rewrite' }, { to: `${responsePaths.tooMany}.html` }],
    ['inquiry-health', { type: 'rate_limit' }, {}],
  ])('%s limits each IP address on its own (%o)', (name, action, page) => {
    expect(functions.get(name)?.trafficRules).toEqual({
      action: {
        ...action,
        config: {
          ...page,
          rateLimitConfig: {
            algorithm: 'sliding_window',
            windowLimit: 20,
            windowSize: retention.rateWindowSeconds,
          },
          aggregate: { keys: [{ type: 'ip' }] },
        },
      },
    });
  });

  test.each(names)('%s loads from the shipped files alone', async (name) => {
    const file = path.join(target, name, 'netlify/functions', `${name}.mjs`);
    const script = `const { default: run } = await import(${JSON.stringify(pathToFileURL(file).href)});
        console.log(typeof run);`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: target },
    );
    expect(stdout).toBe('function\n');
  });
});

test.each([
  ['production', false, 0],
  ['something-new', false, 0],
  ['', false, 1],
  ['deploy-preview', true, 0],
  ['branch-deploy', true, 0],
  ['preview-server', true, 0],
])(
  'in the deploy context %j, that it is a preview is %s, and alerts are %i',
  (context, ...expected) => {
    const alert = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { isPreview, wrongVariables } = functionInquiryService(context).settings;
    expect([isPreview, alert.mock.calls.length]).toEqual(expected);
    expect(wrongVariables).toContain('SENDGRID_API_KEY');
  },
);
