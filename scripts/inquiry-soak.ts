import { soak } from './soak-lives.js';

/** Ten thousand inquiries in five hundred lives: `npm run inquiry:soak -- 50` for fewer lives. */
const lives = Number(process.argv[2] ?? 500);

const start = performance.now();
const { inquiries, kills, acknowledged, lost, duplicated } = await soak(lives, 20);
const seconds = Math.round((performance.now() - start) / 1000);
console.log(
  [
    `${inquiries} inquiries over all faults, ${kills} kills, ${seconds} s`,
    `acknowledged: ${acknowledged}`,
    `acknowledged but lost: ${lost.length} ${lost.join(' ')}`,
    `mails beyond one for an id: ${duplicated}`,
  ].join('\n'),
);
if (lost.length > 0) process.exitCode = 1;
