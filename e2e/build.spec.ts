import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { copyProject } from '../testing/copyProject.js';

/** The sample owner under a name of its own, who is in no register and gives no seminars. */
const freelancer = (sample: string) =>
  sample
    .replace('kind: company', 'kind: freelancer')
    .replace(/^companyName: .*/m, 'companyName: Erika Mustermann')
    .replace(/^(managingPerson|registerCourt|registerNumber|businessId): .*/gm, '$1:')
    .replace(/^workingLanguages:\n(?: {2}- \w+\n)+/m, 'workingLanguages:\n  -\n');

test('a freelancer without a register and without seminars can publish', () => {
  test.slow();
  const copy = resolve(import.meta.dirname, '../dist/publishing');
  copyProject(copy);
  const file = (path: string) => resolve(copy, 'site', path);
  const read = (path: string) => readFileSync(file(path), 'utf8');
  writeFileSync(file('owner.yaml'), freelancer(read('owner/sample/owner.yaml')));
  writeFileSync(file('seminars.yaml'), '# None\n');
  copyFileSync(file('owner/sample/portrait.webp'), file('portrait.webp'));

  const { OWNER: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: copy,
    env: { ...environment, CONTEXT: 'production', SITE_URL: 'https://www.mustermann.example' },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);

  for (const folder of ['', 'de/', 'fr/']) {
    const matches = (name: string, pattern: RegExp) =>
      read(`dist/${folder}${name}.html`).match(pattern) ?? [];
    // Which words a freelancer's legal texts have: legalTexts.test.tsx.
    for (const name of ['impressum', 'datenschutz', 'kontakt'])
      expect.soft(matches(name, /data-pending|undefined/g)).toEqual([]);
    expect.soft(matches('termine-anmeldung', /<time|"Event"|undefined/g)).toEqual([]);
  }
  rmSync(copy, { recursive: true });
});
