import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { blobStore } from '../netlify/inquiry/blobStore.js';
import { startBudget } from '../netlify/inquiry/deadline.js';
import { createLog } from '../netlify/inquiry/log.js';
import { createSurroundings } from '../netlify/inquiry/surroundings.js';
import { startBlobsFront, type StoreFault } from '../netlify/testing/blobsFront.js';
import { key, visitor } from '../netlify/testing/post.js';
import { startStandIn, type Behaviour } from '../netlify/testing/sendGridStandIn.js';
import { writeFormPages } from '../netlify/testing/writeFormPages.js';
import { endpoint, headers, newInquiryId } from '../packages/contact/src/index.js';

const source = fileURLToPath(new URL('soak-process.ts', import.meta.url));

const providerFaults: Behaviour[] = [
  ...(['accept', 'accept', 'accept', 'accept', 'accept'] as const),
  ...([400, 401, 429, 500, 503] as const),
  ...(['html 502', 'redirect', 'reset', 'reset in mid-body', 'hang', 'drip'] as const),
  'accept, answer lost',
];

const storeFaults: StoreFault[] = [
  ...(['none', 'none', 'none', 'none', 'none', 'none'] as const),
  ...(['refuse', 'hang', 500, 'write 500', 'read hang', 'slow'] as const),
];

const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]!;
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface SoakResult {
  /** Inquiries posted, each with an id of its own. */
  inquiries: number;
  /** Times that the process was killed with SIGKILL. */
  kills: number;
  /** Inquiries that were answered with 202. */
  acknowledged: number;
  /** Acknowledged, but neither delivered nor waiting in the end. */
  lost: string[];
  /** Mails beyond one for an id. */
  duplicated: number;
}

/**
 * Posts inquiries to the function while its process is killed at random moments, and the store and
 * the provider fail at random. In the end everything is mended, and what waits is delivered.
 *
 * @param lives processes to start, and to kill
 * @param postsInALife inquiries posted to each
 */
export async function soak(lives: number, postsInALife: number): Promise<SoakResult> {
  const root = await mkdtemp(path.join(tmpdir(), 'soak-'));
  await writeFormPages(root);
  const program = await bundle(path.join(root, 'program'));
  const front = await startBlobsFront();
  const standIn = await startStandIn();
  const env = {
    SENDGRID_API_KEY: key,
    SENDGRID_BASE_URL: standIn.url,
    CONTACT_RATE_LIMIT: '0',
    SOAK_ROOT: root,
    SOAK_STORE: JSON.stringify(front.access),
  };
  const acknowledged = new Set<string>();
  let unanswered: string[] = [];
  let inquiries = 0;
  let kills = 0;

  const live = async () => {
    const child = fork(program, {
      env: { ...process.env, ...env },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const url = await listening(child);
    // Whoever got no answer tries again, with the same id, as the page’s script does.
    const ids = [...unanswered, ...Array.from({ length: postsInALife }, newInquiryId)];
    unanswered = [];
    inquiries += postsInALife;
    let answered = 0;
    const posts = ids.map(async (id) => {
      await sleep(Math.random() * 400);
      if (await isAcknowledged(url, id)) acknowledged.add(id);
      else if (unanswered.length < postsInALife) unanswered.push(id);
      answered += 1;
    });
    // Anywhere between the first post and the last answer.
    const enough = Math.random() * ids.length;
    for (let waited = 0; answered < enough && waited < 8000; waited += 20) await sleep(20);
    await sleep(Math.random() * 50);
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([exit, ...posts]);
  };

  const weather = setInterval(() => {
    standIn.behave(oneOf(providerFaults));
    front.fail(oneOf(storeFaults));
  }, 150);
  const lane = async () => {
    while (kills < lives) {
      kills += 1;
      await live();
    }
  };
  await Promise.all(Array.from({ length: 4 }, lane));
  clearInterval(weather);

  front.fail('none');
  standIn.behave('accept');
  await deliverAll(root, env, front.access);
  const counts = new Map<string, number>();
  for (const { id } of standIn.accepted) counts.set(id, (counts.get(id) ?? 0) + 1);
  await front.close();
  await standIn.close();
  await rm(root, { recursive: true, force: true });
  return {
    inquiries,
    kills,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((id) => !counts.has(id)),
    duplicated: [...counts.values()].reduce((sum, count) => sum + count - 1, 0),
  };
}

/** One file that starts quickly, because it starts anew after each kill. */
async function bundle(directory: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir: directory,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'process.mjs' } },
    },
  });
  return path.join(directory, 'process.mjs');
}

async function listening(child: ChildProcess): Promise<string> {
  const died = once(child, 'exit').then(() => {
    throw new Error(
      'The process ended before it could be used: start scripts/soak-process.ts to see why.',
    );
  });
  const [message] = (await Promise.race([once(child, 'message'), died])) as [{ port: number }];
  died.catch(() => {});
  return `http://127.0.0.1:${message.port}${endpoint}`;
}

async function isAcknowledged(url: string, id: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [headers.id]: id },
      body: JSON.stringify(visitor),
    });
    return response.status === 202;
  } catch {
    // The process died before it answered: the visitor was told nothing.
    return false;
  }
}

/** Days later, with an operator who puts what is buried back into the outbox. */
async function deliverAll(
  root: string,
  env: Record<string, string>,
  access: Awaited<ReturnType<typeof startBlobsFront>>['access'],
): Promise<void> {
  let hoursLater = 6;
  const { outbox, delivery } = createSurroundings({
    env,
    context: 'production',
    root,
    // Thousands of files on a busy machine: this is no place to be in a hurry.
    store: blobStore(access, 30_000),
    log: createLog(() => {}),
    now: () => Date.now() + hoursLater * 60 * 60 * 1000,
  });
  for (const id of await outbox.ids('dead')) await outbox.requeue(id);
  for (; (await outbox.ids('waiting')).length > 0; hoursLater += 6) {
    await delivery.deliverDue(startBudget(60_000));
  }
}
