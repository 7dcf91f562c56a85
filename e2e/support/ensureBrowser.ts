import { ensureBrowser, quickBrowser } from './browser.js';

const browsers = new Set([ensureBrowser(), quickBrowser()]);
console.log(`Browser tests run in ${[...browsers].join(' and ')}.`);
