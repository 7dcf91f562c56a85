import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { createFuzzTarget, fuzzedPost } from '../netlify/testing/fuzzedPost.js';
import { writeFormPages } from '../netlify/testing/writeFormPages.js';

/** Cases in all: `npm run fuzz -- 5000` for fewer. */
const cases = Number(process.argv[2] ?? 1_000_000);

interface Share {
  root: string;
  cases: number;
  seed: number;
}

interface Result {
  valid: number;
  failure?: string;
}

/** Posts one worker's share of the cases to the function, with store and mailer in memory. */
async function fuzz({ root, cases, seed }: Share): Promise<Result> {
  const post = createFuzzTarget(root);
  let valid = 0;
  const details = await fc.check(
    fc.asyncProperty(fuzzedPost, async (fuzzed) => {
      valid += fuzzed.isValid ? 1 : 0;
      const wrong = await post(fuzzed);
      if (wrong) throw new Error(wrong);
    }),
    { numRuns: cases, seed },
  );
  return details.failed ? { valid, failure: fc.defaultReportMessage(details) ?? '' } : { valid };
}

async function main(): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
  await writeFormPages(root);
  const workers = availableParallelism();
  const seed = Date.now() % 2 ** 31;
  const start = performance.now();
  const results = await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const share: Share = { root, cases: Math.ceil(cases / workers), seed: seed + index };
      const worker = new Worker(fileURLToPath(import.meta.url), { workerData: share });
      return new Promise<Result>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
    }),
  );
  await rm(root, { recursive: true, force: true });
  const seconds = (performance.now() - start) / 1000;
  const valid = results.reduce((sum, result) => sum + result.valid, 0);
  const failures = results.flatMap(({ failure }) => failure ?? []);
  for (const failure of failures) console.error(failure);
  console.log(
    `${cases} cases from seed ${seed}, ${Math.round((100 * valid) / cases)} % of them valid, in ${seconds.toFixed(0)} s: ${failures.length === 0 ? 'nothing found' : 'see above'}`,
  );
  if (failures.length > 0) process.exitCode = 1;
}

if (isMainThread) await main();
else parentPort?.postMessage(await fuzz(workerData as Share));
