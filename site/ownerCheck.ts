/** `npm run owner:check`: the owner's report, in the terminal and before each build. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runModule } from './build/ownerLabels.js';
import { findPortrait } from './owner/findPortrait.js';
import { readPo } from '../translations/po.js';
import { syntaxSlip } from './owner/syntaxSlip.js';

const site = fileURLToPath(new URL('.', import.meta.url));

/** @throws with a sentence for the owner, in German */
async function report() {
  const slip = await syntaxSlip(await readFile(`${site}owner.ts`, 'utf8'));
  if (slip) throw new Error(slip);
  const portrait = await findPortrait(site);
  const { entries } = readPo(await readFile(`${site}locales/de/owner.po`, 'utf8'));
  const { ownerReport } = await runModule<typeof import('./ownerReport.js')>('ownerReport.ts');
  return ownerReport({
    env: process.env,
    today: new Date().toISOString().slice(0, 10),
    hasPortrait: portrait !== null,
    german: new Map(entries.map(({ id, translation }) => [id, translation])),
  });
}

const { lines, stops } = await report().catch((error: Error) => ({
  lines: [error.message],
  stops: true,
}));
for (const line of lines) (stops ? console.error : console.log)(line);
if (stops) process.exitCode = 1;
