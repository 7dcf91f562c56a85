import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { newInquiryId } from '../contact.js';
import type { Moment, Report } from './mortalProcess.js';
import { key } from './post.js';
import { startStandIn, type Behaviour } from './sendGridStandIn.js';
import { writeFormPages } from './writeFormPages.js';

// A simulated week of the form, with a provider that loses answers and a process that is killed:
// see docs/operations.md. `soak.test.ts` is the same in memory, in seconds.

const program = fileURLToPath(new URL('mortalProcess.ts', import.meta.url));
const step = 30 * 60_000;
/** Steps of a week, each with six inquiries and one round of the scheduled function. */
const steps = 336;
const inquiriesPerStep = 6;
const kills = 60;

/** Whatever the provider answers, it takes three mails of four; it loses many of its answers. */
function chooseMood(): Behaviour {
  const chance = Math.random();
  if (chance < 0.45) return 'accept';
  if (chance < 0.75) return 'accept, answer lost';
  return chance < 0.85 ? 'reset' : 503;
}

const root = await mkdtemp(path.join(tmpdir(), 'soak-'));
await writeFormPages(root);
const standIn = await startStandIn();
standIn.behave(chooseMood);

const posted = new Set<string>();
const acknowledged = new Set<string>();
const settled = new Set<string>();
const unclear = new Set<string>();
let left: string[] = [];
/** How long the last whole step took: a death falls anywhere into such a time; milliseconds. */
let usualStep = 0;

function hear({ acknowledged: id, lists, printed }: Report): void {
  if (id) acknowledged.add(id);
  if (!lists) return;
  left = [...lists.waiting, ...lists.dead];
  for (const each of lists.delivered) settled.add(each);
  for (const each of lists.unclear) {
    unclear.add(each);
    assert(printed?.includes(each), 'The operator’s list leaves out an unclear one');
  }
}

async function start(): Promise<ChildProcess> {
  const child = fork(program, {
    env: {
      ...process.env,
      SENDGRID_API_KEY: key,
      SENDGRID_BASE_URL: standIn.url,
      CONTACT_RATE_LIMIT: '0',
      SOAK_ROOT: root,
    },
  });
  await once(child, 'message');
  return child;
}

/** Lets a process live through a moment, or a part of it. */
async function live(child: ChildProcess, moment: Moment, dies = false): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    child.on('message', (report: Report) => {
      hear(report);
      if (report.isOver) resolve();
    });
    // Closed, not exited: what it said before its death is heard.
    child.once('close', (_, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error('The process ended by itself')),
    );
  });
  const startedAt = performance.now();
  child.send(moment);
  if (dies) {
    setTimeout(() => child.kill('SIGKILL'), Math.random() * usualStep);
    await once(child, 'close');
  }
  await end;
  child.removeAllListeners();
  if (!dies) usualStep = performance.now() - startedAt;
}

let child = await start();
let time = Date.UTC(2026, 10, 2);
let deaths = 0;
for (let index = 0; index < steps; index += 1) {
  time += step;
  const dies = index % Math.floor(steps / kills) === 1 && deaths < kills;
  // A visitor without an answer tries again under the same id, as the page does.
  const again = [...posted].filter((id) => !acknowledged.has(id));
  const ids = [...again, ...Array.from({ length: inquiriesPerStep }, newInquiryId)];
  for (const id of ids) posted.add(id);
  await live(child, { time, ids, isListed: index % 12 === 0 }, dies);
  if (!dies) continue;
  deaths += 1;
  child = await start();
}
// A day without posts: what waits is delivered or becomes unclear.
for (let hour = 0; hour < 24; hour += 1) {
  time += 2 * step;
  await live(child, { time, ids: [], isListed: true });
}
child.kill();
await standIn.close();
await rm(root, { recursive: true, force: true });

const mails = new Map<string, number>();
// The mails about what needs a person have no inquiry's id.
for (const { id } of standIn.accepted) if (id) mails.set(id, (mails.get(id) ?? 0) + 1);
const counts = [...mails.values()];
const figures = {
  posted: posted.size,
  deaths,
  acknowledged: acknowledged.size,
  lost: [...acknowledged].filter((id) => !mails.has(id) && !unclear.has(id)).length,
  mailedOnce: counts.filter((count) => count === 1).length,
  mailedTwice: counts.filter((count) => count === 2).length,
  mailedMoreOften: counts.filter((count) => count > 2).length,
  unclear: unclear.size,
  neitherDeliveredNorUnclear: [...acknowledged].filter((id) => !settled.has(id) && !unclear.has(id))
    .length,
  left: left.length,
};
console.log(figures);
const { lost, mailedMoreOften, neitherDeliveredNorUnclear } = figures;
assert.deepEqual([lost, mailedMoreOften, neitherDeliveredNorUnclear, left.length], [0, 0, 0, 0]);
