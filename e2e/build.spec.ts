import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { copyProject } from '../testing/copyProject.js';

/** The sample owner under a name of its own, who is in no register and gives no seminars. */
const freelancer = (sample: string) =>
  sample
    .replace('kind: company', 'kind: freelancer')
    .replace(/^companyName: .*/m, 'companyName: Erika Mustermann')
    .replace(/^(managingPerson|registerCourt|registerNumber|businessId): .*/gm, '$1:')
    .replace(/^(firstTalk|coaching)(Minutes|Price): .*|^(answerDays|dayRate|references): .*/gm, '')
    .replace(/^workingLanguages:\n(?: {2}- \w+\n)+/m, 'workingLanguages:\n  -\n');

test('the sample owner cannot be published, a freelancer without register and seminars can', () => {
  test.slow();
  const copy = resolve(import.meta.dirname, '../dist/publishing');
  copyProject(copy);
  const file = (path: string) => resolve(copy, 'site', path);
  const read = (path: string) => readFileSync(file(path), 'utf8');
  const { OWNER: _, ...environment } = process.env;
  const production = { CONTEXT: 'production', SITE_URL: 'https://www.mustermann.example' };
  const build = (owner: { OWNER?: string }) =>
    spawnSync('npm', ['run', 'build'], {
      cwd: copy,
      env: { ...environment, ...production, ...owner },
      encoding: 'utf8',
    });
  const sample = build({ OWNER: 'sample' });
  expect(sample.stderr).toContain('zeigt eine erfundene Person');
  expect(sample.status).toBe(1);

  writeFileSync(file('owner.yaml'), freelancer(read('owner/sample/owner.yaml')));
  writeFileSync(file('seminars.yaml'), '# None\n');
  copyFileSync(file('owner/sample/portrait.webp'), file('portrait.webp'));
  const { status, stdout, stderr } = build({});
  expect(status, stdout + stderr).toBe(0);

  // Which words a freelancer's legal texts have: legalTexts.test.tsx.
  for (const page of globSync('**/*.html', { cwd: file('dist') })) {
    const html = read(`dist/${page}`);
    expect.soft(html.match(/data-pending|undefined|<p[^>]*><\/p>/g), page).toBeNull();
    if (page.endsWith('termine-anmeldung.html'))
      expect.soft(html.match(/<time|"Event"/g), page).toBeNull();
  }
  rmSync(copy, { recursive: true });
});
