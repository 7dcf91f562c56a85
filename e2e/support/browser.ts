import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where a Chromium is usually found on Debian, on other Linuxes and on a Mac. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Arguments for every Chromium that the project starts: it may run as root in a container, and it
 * asks nobody for updates or anything else.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of a Chromium that is on this machine: `CHROME_PATH` if it is set, else the one that
 * Playwright has, else an installed one. `null` if there is none.
 *
 * @throws when `CHROME_PATH` names a file that doesn't exist
 */
export function installedBrowser(): string | null {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH)) {
    throw new Error(`CHROME_PATH is “${CHROME_PATH}”, but there is no such file.`);
  }
  const candidates = [CHROME_PATH, chromium.executablePath(), ...usualPlaces];
  return candidates.find((path) => path && existsSync(path)) || null;
}

/**
 * The path of a Chromium, installed first if the machine has none: by Playwright's download, or by
 * Debian's package where that fails. Says what it installs.
 *
 * @throws when nothing could be installed, with what to do by hand
 */
export function ensureBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  console.log('There is no Chromium on this machine. Installing the one Playwright brings …');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  const downloaded = installedBrowser();
  if (downloaded) return downloaded;
  console.log('That failed. Installing Debian’s package “chromium” …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command, ...rest] = [...asRoot, 'apt-get', ...step];
    run(command!, rest);
  }
  const packaged = installedBrowser();
  if (packaged) return packaged;
  throw new Error(
    'No Chromium could be installed. Install Chromium or Chrome yourself, and if it is in an ' +
      'unusual place, set CHROME_PATH to its executable.',
  );
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit' });
}
