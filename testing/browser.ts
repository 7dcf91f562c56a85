import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** Where Linux and macOS install Chromium or Chrome. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const { CHROME_PATH } = process.env;
const hasOwnBuild = () => !CHROME_PATH && existsSync(chromium.executablePath());

/** @throws if `CHROME_PATH` names a file that doesn't exist */
function installedBrowser(): string | undefined {
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Error(`CHROME_PATH is “${CHROME_PATH}”, but there is no such file.`);
  return [CHROME_PATH, chromium.executablePath(), ...usualPlaces].find(
    (path) => path && existsSync(path),
  );
}

/** Options of the Chromium that starts fastest: a headless shell, if there is one. */
export function quickChromium(): LaunchOptions {
  if (hasOwnBuild()) return {};
  const headlessShell = '/usr/bin/chromium-headless-shell';
  const isUsed = !CHROME_PATH && existsSync(headlessShell);
  return { executablePath: isUsed ? headlessShell : (installedBrowser() ?? '') };
}

/** Options of a full Chromium, for what the headless shell lacks: the back/forward cache. */
export const wholeChromium = (): LaunchOptions =>
  hasOwnBuild() ? { channel: 'chromium' } : { executablePath: installedBrowser() ?? '' };

/**
 * Path of a Chromium.
 *
 * @throws if there is none, with instructions
 */
export function findBrowser(): string {
  const path = installedBrowser();
  if (path) return path;
  throw new Error(
    'There is no Chromium on this machine. Run .ci/browser, or install Chromium or Chrome yourself; ' +
      'if it is in an unusual place, set CHROME_PATH to its executable.',
  );
}

if (import.meta.main) console.log(`Browser tests run in ${findBrowser()}.`);
