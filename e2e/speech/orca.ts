/**
 * Speaks a visit to the contact form with Orca and Firefox, and compares the words with the approved
 * ones beside this file. `npm run test:speech -- --approve` writes them anew.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../netlify/local/serve.js';
import { openDisplay } from '../browsers/display.js';
import { troubledSite } from '../browsers/site.js';

const needed = ['orca', 'firefox-esr', 'xdotool', 'Xvfb', 'openbox', 'speech-dispatcher'];
const missing = needed.filter((program) => spawnSync('which', [program]).status !== 0);
if (missing.length) {
  console.log(`Orca was not heard: ${missing.join(', ')} must be installed (Debian’s packages).`);
  process.exit();
}

const approved = new URL('orca.en.txt', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'orca-'));
const log = join(folder, 'orca.log');
const children: ChildProcess[] = [];
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const display = await openDisplay();
const env = {
  ...process.env,
  ...display.env,
  GTK_MODULES: 'gail:atk-bridge',
  GNOME_ACCESSIBILITY: '1',
  MOZ_ENABLE_WAYLAND: '0',
  XDG_RUNTIME_DIR: folder,
  HOME: folder,
  LANG: 'en_GB.UTF-8',
};
const start = (command: string, ...args: string[]) => {
  children.push(spawn(command, args, { env, stdio: 'ignore' }));
};

const server = await startServer({ port: 0 });
const site = await troubledSite(server.url);
start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
await later(500);
start('orca', '--replace', '--disable', 'braille', '--debug-file', log);
await later(3000);
writeFileSync(
  join(folder, 'user.js'),
  'user_pref("accessibility.force_disabled", -1);\nuser_pref("browser.aboutwelcome.enabled", false);\nuser_pref("datareporting.policy.dataSubmissionEnabled", false);\n',
);
start('firefox-esr', '--no-remote', '--profile', folder, `${site.url}/kontakt#contact-form`);

/** The keys, which Orca echoes, and the mode that it is in. */
const notOfThePage = /^(tab|return|.|(focus|browse) mode)$/i;

/** Names of the steps, each with when it began: Orca writes its log late, but with the time. */
const steps: { name: string; began: string }[] = [];

function readLog(): string[] {
  const said = readFileSync(log, 'utf8').matchAll(/^([\d:.]+) - SPEECH OUTPUT: '(.*?) ?' ?\{/gm);
  const words = [...said].map(([, at, text]) => ({ at: at!, text: text!.trim() }));
  return steps.flatMap(({ name, began }, index) => {
    const end = steps[index + 1]?.began ?? '99';
    const heard = words.filter(
      ({ at, text }) => at >= began && at < end && text && !notOfThePage.test(text),
    );
    return name ? [name, ...heard.map(({ text }) => `  ${text}`)] : [];
  });
}

const key = (...names: string[]) => spawnSync('xdotool', ['key', ...names], { env });
const type = (text: string) => spawnSync('xdotool', ['type', '--delay', '30', text], { env });

/** Does something and gives Orca the time to say what it has to. */
async function step(name: string, act: () => unknown, wait = 2500): Promise<void> {
  const now = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000);
  steps.push({ name, began: now.toISOString().slice(11, 23) });
  await act();
  await later(wait);
}

try {
  // Orca has read the page by then.
  await later(25_000);
  for (let stop = 0; stop < 8; stop += 1) await step('Tab', () => key('Tab'));
  await step('Enter, with every field empty', () => key('Return'), 6000);
  await step('', async () => {
    for (const text of ['Clara', 'Vogt', 'clara.vogt@example.org']) {
      type(text);
      key('Tab');
      await later(500);
    }
    key('Tab', 'Tab');
    type('Succession');
    key('Tab');
    type('Good morning');
  });
  site.trouble.answer = 202;
  site.trouble.answerDelay = 4000;
  await step('Tab to the button', () => key('Tab'));
  await step('Enter, with every field filled', () => key('Return'), 14_000);
  // What Orca has written so far leaves its buffer only with more of it.
  await step('', () => key('Tab', 'Tab', 'Tab', 'shift+Tab', 'shift+Tab', 'shift+Tab'));
} finally {
  for (const child of children.toReversed()) child.kill();
  await later(1500);
  await site.close();
  await server.close();
  await display.close();
}

const heard = `${readLog().join('\n')}\n`;
if (process.argv.includes('--approve')) {
  writeFileSync(approved, heard);
  console.log(heard);
  process.exit();
}
if (heard !== readFileSync(approved, 'utf8')) {
  console.log(heard);
  console.error('Orca says something else than what was approved in e2e/speech/orca.en.txt.');
  process.exit(1);
}
console.log('Orca says what was approved.');
process.exit();
