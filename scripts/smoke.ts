/**
 * `npm run smoke -- https://www.example.com`: does a deployed site answer as it was built? Looks at
 * every page, the headers, the files around them and the form's function, and sends no message.
 *
 * A second address is the origin that the site was built for, where that is another one.
 */
import { fileURLToPath } from 'node:url';
import { addressChecks } from './smoke/addressChecks.js';
import { fileChecks } from './smoke/fileChecks.js';
import { functionChecks } from './smoke/functionChecks.js';
import { pageChecks } from './smoke/pageChecks.js';
import type { SmokedSite } from './smoke/SmokedSite.js';

const checks = [...pageChecks, ...addressChecks, ...fileChecks, ...functionChecks];

/** All checks together end after this time, whatever does not answer; milliseconds. */
const deadline = 9_500;

/** What a check found: nothing, if all is well. */
export interface SmokeResult {
  name: string;
  problems: string[];
}

export interface SmokeOptions {
  /** The origin that the site's pages name, if that is another one. */
  builtFor?: string;
  /** Asks the site. */
  request?: typeof fetch;
}

/**
 * Runs every check at the same time.
 *
 * @param origin - scheme and host of the deployed site
 */
export function smoke(
  origin: string,
  { builtFor = origin, request = fetch }: SmokeOptions = {},
): Promise<SmokeResult[]> {
  const signal = AbortSignal.timeout(deadline);
  const site: SmokedSite = {
    origin,
    builtFor,
    ask: (path, init) =>
      request(new URL(path, origin).href, { redirect: 'manual', signal, ...init }),
  };
  return Promise.all(
    checks.map(async ({ name, problems }) => ({
      name,
      problems: await problems(site).catch((error: Error) => [reasonOf(error)]),
    })),
  );
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return `no answer within ${deadline / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

async function main([address = '', builtFor = address]: string[]): Promise<void> {
  const urls = [address, builtFor].map((url) => URL.parse(url));
  if (!urls[0] || !urls[1]) {
    console.error('Say which site: npm run smoke -- https://www.example.com');
    process.exit(2);
  }
  const started = performance.now();
  const results = await smoke(urls[0].origin, { builtFor: urls[1].origin });
  for (const { name, problems } of results) {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
    for (const problem of problems.slice(0, 5)) console.log(`    ${problem}`);
    if (problems.length > 5) console.log(`    and ${problems.length - 5} more like these`);
  }
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    failed === 0
      ? `\n${urls[0].origin} answers as it was built (${seconds} s).`
      : `\n${failed} of ${results.length} checks failed (${seconds} s).`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
