import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { browserArguments, ensureBrowser } from '../e2e/support/browser.js';
import { inEachLanguage } from '../e2e/support/inEachLanguage.js';
import { startServer } from '../netlify/local/serve.js';
import { measureClick } from './measureClick.js';
import { measureInquiries } from './measureInquiries.js';
import { measureLoad, measurePaints } from './measureLoad.js';
import { measureInteraction, measureTyping, measureUse } from './measureUse.js';
import { Figures } from './report.js';
import { serveVariant, variants } from './serveVariant.js';
import { slowLink } from './slowLink.js';

const file = (name: string) => new URL(name, import.meta.url);

/**
 * `npm run bench [-- --runs 9] [--page /de/] [--film folder]`: measures the built site in Chromium.
 * Without `--page` it writes docs/figures.md, and the rows that sum it up into the README. `--film`
 * also films the first click; `npx playwright show-trace` shows it, picture by picture. Build first.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    page: { type: 'string', multiple: true },
    film: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs is “${values.runs}”; it must be a whole number from 1 on.`);
/** By default the pages that stand for all 48: one of each weight, in every language. */
const paths = values.page ?? inEachLanguage(['/', '/beratung', '/kontakt', '/termine-anmeldung']);
/** Of a page that is told the language by its path: what takes long is measured on one page only. */
const [start, form] = ['/de/', '/fr/kontakt'];

const server = await startServer({ port: 0 });
const names = Object.keys(variants) as (keyof typeof variants)[];
const links = await Promise.all(
  names.map((name) => slowLink(serveVariant(server.url, variants[name]))),
);
const [site, withoutRules, withoutScripts, sentence] = links.map(({ url }) => url);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [
    ...browserArguments,
    `--ignore-certificate-errors-spki-list=${links.map(({ key }) => key).join(',')}`,
  ],
});
const figures = new Figures();
try {
  // Everything in turn: when the machine drifts, all figures do. The first round only warms up.
  for (let run = -1; run < runs; run++) {
    const round = run < 0 ? new Figures() : figures;
    for (const path of run < 0 ? paths.slice(0, 1) : paths) {
      const load = await measureLoad(browser, site + path);
      const { firstPaint } = await measurePaints(browser, sentence + path);
      const paint = load['first paint'];
      round.addAll(path, load);
      round.add('first paint, ratio to a page of one sentence', path, paint / firstPaint);
      // The languages differ by little here, and each second visit takes seconds.
      if (!path.startsWith('/de/')) continue;
      const { secondVisit } = await measurePaints(browser, withoutScripts + path, 'twice');
      round.add(
        'second visit, ratio to the page without scripts',
        path,
        load['second visit'] / secondVisit!,
      );
    }
    const click = await measureClick(browser, site + start);
    const unruled = await measureClick(browser, withoutRules + start);
    const plain = await measureClick(browser, withoutScripts + start);
    round.addAll(start, {
      'first click': click,
      'first click, ratio to plain links': click / plain,
      'first click without speculation rules, ratio to plain links': unruled / plain,
    });
    for (const path of [start, form])
      round.addAll(path, await measureUse(browser, server.url + path));
    const interaction = await measureInteraction(browser, server.url + form);
    round.add('slowest interaction with sheet and form', form, interaction);
    // Twenty seconds a run: three of them say enough.
    if (run >= 0 && run < 3) {
      const frame = await measureTyping(browser, server.url + form);
      round.add('longest frame while typing', form, frame);
    }
    console.log(run < 0 ? 'Warm.' : `${run + 1} of ${runs} runs`);
  }
  for (const [index, name] of values.film ? names.slice(0, 3).entries() : []) {
    await measureClick(browser, links[index]!.url + start, resolve(values.film!, `${name}.zip`));
  }
} finally {
  await browser.close();
  for (const { close } of links) close();
  await server.close();
}

const inquiries = await measureInquiries(250);
const ms = (value: number) => `${Math.round(value)} ms`;
const sentences =
  `An inquiry is checked, stored and handed to a stand-in for SendGrid in ` +
  `${ms(inquiries.median)}; 99 of 100 in at most ${ms(inquiries.p99)} (goal 300 ms), the slowest of ` +
  `${inquiries.count} in ${ms(inquiries.slowest)}.`;
const day = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
const conditions =
  `Measured on ${day} with Chromium ${browser.version()} on ${machine}; medians of ${runs} runs, with the ` +
  'range where it is wide (typing: 3). Loading and clicking: a link of 150 ms and 1.6 Mbit/s with TCP slow start, TLS and ' +
  'HTTP/2, processor slowed four times. Each ratio compares two loads of one run, with the same headers. The ' +
  'second visit asks the server whether the page has changed. Pointing lasts 250 ms. From intent on: this machine ' +
  'as it is; interaction and typing slowed four times. A missed goal is bold.';
if (!values.page) {
  const whole = `# Figures\n\n${conditions}\n\n${figures.longTable()}\n\n${sentences}\n`;
  await writeFile(file('../docs/figures.md'), await asMarkdown(whole));
  await putIntoReadme(figures.shortTable());
}
console.log(`${figures.shortTable()}\n\n${sentences}`);

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
