import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('the command prints a problem in both languages, annotates it on GitHub, and exits with 1', () => {
  mkdirSync('.cache', { recursive: true });
  // Inside the project, so that Node.js finds the dependencies.
  const root = mkdtempSync(join(process.cwd(), '.cache', 'owner-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const sources = [
    'githubAnnotation.ts',
    'site/owner.yaml',
    'site/seminars.yaml',
    'site/owner',
    'site/i18n',
  ];
  for (const path of sources)
    cpSync(path, join(root, path), { recursive: true, filter: (from) => !from.includes('.test.') });
  writeFileSync(
    join(root, 'site/prices.yaml'),
    'individual: 749\ncompanyNet: 1499\nvatPercent: 19 %\n',
  );

  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/tsx',
    [join(root, 'site/owner/build/ownerCheck.ts')],
    { encoding: 'utf8', env: { ...process.env, OWNER: '', GITHUB_ACTIONS: 'true' } },
  );
  expect(status).toBe(1);
  const german = 'vatPercent: muss eine ganze Zahl von 0 bis 30 sein; dort steht „19 %“.';
  const english = 'vatPercent: must be a whole number from 0 to 30; it reads “19 %”.';
  expect(stderr).toContain(`site/prices.yaml, Zeile 3: ${german}\n`);
  expect(stderr).toContain(`site/prices.yaml, line 3: ${english}\n`);
  const inOneLine = `${german}\n${english}`.replaceAll('%', '%25').replaceAll('\n', '%0A');
  expect(stdout).toBe(`::error file=site/prices.yaml,line=3::${inOneLine}\n`);
});
