import { ensureBrowser } from './browser.js';

console.log(`Browser tests run in ${ensureBrowser()}.`);
