import { ensureBrowser, quickBrowser } from './browser.js';

const whole = ensureBrowser();
const quick = quickBrowser();
console.log(
  quick === whole
    ? `Browser tests run in ${whole}. Debian’s package chromium-headless-shell would halve the time of test:e2e.`
    : `Browser tests run in ${whole}, most of test:e2e in ${quick}.`,
);
