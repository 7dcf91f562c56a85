import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { steps: Step[]; permissions?: Record<string, string> };

const jobsOf = (name: string): Job[] => {
  const file = `${import.meta.dirname}/.github/workflows/${name}.yml`;
  return Object.values((parse(readFileSync(file, 'utf8')) as { jobs: Record<string, Job> }).jobs);
};

test('the health workflow fails where it has no address to ask', () => {
  const [{ run = '' } = {}] = jobsOf('inquiry-health')[0]!.steps;
  const { status, stdout } = spawnSync('bash', ['-e', '-c', run], {
    env: { ...process.env, SITE_URL: '' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, expect.stringContaining('SITE_URL is not set')]);
});

test('the job of messages.yml that runs a branch’s code may not write to the repository', () => {
  const running = jobsOf('messages').filter(({ steps }) =>
    steps.some(({ run }) => run?.startsWith('npm ')),
  );
  expect(running).toHaveLength(1);
  for (const { steps, permissions } of running) {
    expect(permissions).toBeUndefined();
    const [checkout] = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toHaveProperty('persist-credentials', false);
  }
});
