import { fork, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newInquiryId } from '../contact.js';
import type { Moment, Report } from '../testing/mortalProcess.js';
import { key } from '../testing/post.js';
import { startStandIn, type Behaviour } from '../testing/sendGridStandIn.js';
import { writeFormPages } from '../testing/writeFormPages.js';

/** `npm run inquiry:soak` lives through a whole week; the suite through its first six hours. */
const isWeek = process.env['SOAK'] === 'week';
const halfHour = 30 * 60_000;
const steps = isWeek ? 336 : 12;
const mostDeaths = 60;
const inquiriesPerStep = 6;

/** Whatever the provider answers, it takes three mails of four; it loses many of its answers. */
function chooseMood(): Behaviour {
  const chance = Math.random();
  if (chance < 0.45) return 'accept';
  if (chance < 0.75) return 'accept, answer lost';
  return chance < 0.85 ? 'reset' : 503;
}

/** A fresh process with the function, the scheduled rounds and the store on disk. */
async function start(root: string, provider: string): Promise<ChildProcess> {
  const env = { SENDGRID_API_KEY: key, SENDGRID_BASE_URL: provider, CONTACT_RATE_LIMIT: '0' };
  const child = fork(fileURLToPath(new URL('../testing/mortalProcess.ts', import.meta.url)), {
    env: { ...process.env, ...env, NODE_ENV: 'production', SOAK_ROOT: root },
    execArgv: ['--conditions=source', '--import', 'tsx'],
  });
  await once(child, 'message');
  return child;
}

test(
  'whenever the process is killed: none lost, none mailed three times',
  { timeout: 3_600_000 },
  async () => {
    const root = await writeFormPages();
    const standIn = await startStandIn();
    standIn.behave(chooseMood);
    const posted = new Set<string>();
    const acknowledged = new Set<string>();
    const settled = new Set<string>();
    const unclear = new Set<string>();
    let left: string[] = [];

    const hear = ({ acknowledged: id, lists, printed }: Report) => {
      if (id) acknowledged.add(id);
      if (!lists) return;
      left = [...lists.waiting, ...lists.dead];
      for (const each of lists.delivered) settled.add(each);
      for (const each of lists.unclear) {
        unclear.add(each);
        expect(printed, 'what the operator sees').toContain(each);
      }
    };
    /** Lets the process live through a moment, or die within some milliseconds of it. */
    const live = async (process: ChildProcess, moment: Moment, dieWithin?: number) => {
      const reports = on(process, 'message', { close: ['close'] }) as AsyncIterable<[Report]>;
      process.send(moment);
      const delay = Math.random() * (dieWithin ?? 0);
      if (dieWithin !== undefined) setTimeout(() => process.kill('SIGKILL'), delay);
      for await (const [report] of reports) {
        hear(report);
        if (report.isOver && dieWithin === undefined) return;
      }
      expect(process.signalCode, 'how the process ended').toBe('SIGKILL');
    };

    let child = await start(root, standIn.url);
    let time = Date.UTC(2026, 10, 2);
    let deaths = 0;
    let usualStep = 0;
    for (let step = 0; step < steps; step += 1) {
      time += halfHour;
      // A visitor without an answer tries again under the same id, as the page does.
      const again = [...posted].filter((id) => !acknowledged.has(id));
      const ids = [...again, ...Array.from({ length: inquiriesPerStep }, newInquiryId)];
      for (const id of ids) posted.add(id);
      const moment = { time, ids, isListed: step % 12 === 0 };
      const dies = step % 5 === 1 && deaths < mostDeaths;
      const startedAt = performance.now();
      await live(child, moment, dies ? usualStep : undefined);
      if (!dies) usualStep = performance.now() - startedAt;
      else {
        deaths += 1;
        child = await start(root, standIn.url);
      }
    }
    // A day without posts: what waits is delivered or becomes unclear.
    for (let hour = 0; hour < 24; hour += 1) {
      time += 2 * halfHour;
      await live(child, { time, ids: [], isListed: true });
    }
    child.kill();
    await standIn.close();
    await rm(root, { recursive: true, force: true });

    const mails = new Map<string, number>();
    // The mails about what needs a person have no inquiry's id.
    for (const { id } of standIn.accepted) if (id) mails.set(id, (mails.get(id) ?? 0) + 1);
    const mailed = (times: number) => [...mails.values()].filter((each) => each === times).length;
    const figures = {
      lost: [...acknowledged].filter((id) => !mails.has(id) && !unclear.has(id)).length,
      mailedMoreOften: mails.size - mailed(1) - mailed(2),
      neitherSettledNorUnclear: [...acknowledged].filter(
        (id) => !settled.has(id) && !unclear.has(id),
      ).length,
      left: left.length,
    };
    if (isWeek)
      console.log({
        posted: posted.size,
        acknowledged: acknowledged.size,
        deaths,
        ...figures,
        mailedOnce: mailed(1),
        mailedTwice: mailed(2),
        unclear: unclear.size,
      });
    expect(deaths).toBeGreaterThan(2);
    expect(figures).toEqual({ lost: 0, mailedMoreOften: 0, neitherSettledNorUnclear: 0, left: 0 });
  },
);
