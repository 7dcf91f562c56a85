import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { browserArguments, ensureBrowser } from '../e2e/support/browser.js';
import { startServer } from '../netlify/local/serve.js';
import { measureInquiries } from './measureInquiries.js';
import { measureLoad, type Load } from './measureLoad.js';
import { measureTakeOver, type TakeOver } from './measureTakeOver.js';
import { benchPages } from './pages.js';
import { markdownTable, type PageRuns, shortTable } from './report.js';
import { serveFloor } from './serveFloor.js';
import { slowLink } from './slowLink.js';

const file = (name: string) => new URL(name, import.meta.url);

/**
 * `npm run bench [-- --runs 5] [--page /de/]`: measures the built site in Chromium. Without `--page` it
 * writes docs/figures.md, and the rows that sum it up into the README. Build first.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string', multiple: true } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs is “${values.runs}”; it must be a whole number from 1 on.`);
const paths = values.page ?? benchPages;

const server = await startServer({ port: 0 });
const floor = await serveFloor(server.url);
const [siteLink, floorLink] = [await slowLink(server.url), await slowLink(floor.url)];
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [
    ...browserArguments,
    `--ignore-certificate-errors-spki-list=${siteLink.key},${floorLink.key}`,
  ],
});
const measured: PageRuns[] = [];
try {
  for (const path of paths) {
    const loads: Load[] = [];
    const floors: Load[] = [];
    const takeOvers: TakeOver[] = [];
    // Site and floor in turn: when the machine drifts, both do. The first round only warms up.
    for (let run = -1; run < runs; run++) {
      const load = await measureLoad(browser, siteLink.url + path);
      const plain = await measureLoad(browser, floorLink.url + path);
      const takeOver = await measureTakeOver(browser, server.url + path);
      if (run < 0) continue;
      loads.push(load);
      floors.push(plain);
      takeOvers.push(takeOver);
    }
    measured.push({ path, loads, floors, takeOvers });
    console.log(`${path} measured`);
  }
} finally {
  await browser.close();
  siteLink.close();
  floorLink.close();
  floor.close();
  await server.close();
}

const inquiries = await measureInquiries(1000);
const ms = (value: number) => `${Math.round(value)} ms`;
const table =
  `${markdownTable(measured)}\n\nAn inquiry is checked, stored and handed to a stand-in for SendGrid in ` +
  `${ms(inquiries.median)}; 99 of 100 in at most ${ms(inquiries.p99)} (goal 300 ms), the slowest of ` +
  `${inquiries.count} in ${ms(inquiries.slowest)}.`;
console.log(table);
const day = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
const conditions =
  `Measured on ${day} with Chromium ${browser.version()} on ${machine}; medians of ${runs} runs, with the ` +
  'range where it is wide. Loading: a link of 150 ms and 1.6 Mbit/s with TCP slow start, TLS and HTTP/2, processor slowed ' +
  'four times, empty cache, phone. From intent on: this machine as it is, interaction slowed four times. A missed goal is bold.';
if (!values.page) {
  const whole = `# Figures\n\n${conditions}\n\n${table}\n`;
  await writeFile(file('../docs/figures.md'), await asMarkdown(whole));
  await putIntoReadme(shortTable(measured));
}

/** The README shows what was measured last, between two marks. */
async function putIntoReadme(text: string): Promise<void> {
  const readme = file('../README.md');
  const old = await readFile(readme, 'utf8');
  const marks = /(<!-- bench -->)[\s\S]*(<!-- \/bench -->)/;
  if (!marks.test(old)) throw new Error('README.md has no place for the figures: <!-- bench -->.');
  await writeFile(readme, await asMarkdown(old.replace(marks, `$1\n\n${text}\n\n$2`)));
}

async function asMarkdown(text: string): Promise<string> {
  const style = await resolveConfig(fileURLToPath(import.meta.url));
  return format(text, { ...style, parser: 'markdown' });
}
