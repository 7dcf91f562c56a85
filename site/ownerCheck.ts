/** `npm run owner:check`: the owner's report, in the terminal and before each build. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runModule } from './build/ownerLabels.js';
import { findPortraits } from './build/portrait.js';
import { syntaxSlip } from './owner/syntaxSlip.js';

const site = fileURLToPath(new URL('.', import.meta.url));
const slip = await syntaxSlip(await readFile(`${site}owner.ts`, 'utf8'));
if (slip) {
  console.error(slip);
  process.exit(1);
}

const { ownerReport } = await runModule<typeof import('./ownerReport.js')>('ownerReport.ts');
const { lines, stops } = ownerReport({
  env: process.env,
  today: new Date().toISOString().slice(0, 10),
  hasPortrait: (await findPortraits(site)).length > 0,
});
for (const line of lines) (stops ? console.error : console.log)(line);
if (stops) process.exitCode = 1;
