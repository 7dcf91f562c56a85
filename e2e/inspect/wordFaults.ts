import { readdirSync, readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Page } from 'playwright';
import { readPo } from '../../translations/po.js';

const catalogs = 'site/locales/en';

/** What Lingui would show in place of a message that it does not have. */
const ids = readdirSync(catalogs).flatMap((file) =>
  readPo(readFileSync(`${catalogs}/${file}`, 'utf8')).entries.map(({ id, context }) =>
    generateMessageId(id, context),
  ),
);

/**
 * Words that went wrong: an id in place of a message, a placeholder or tag of the catalog, `undefined`
 * and its like, and an empty text.
 *
 * @param page - any page, to read the HTML with; nothing in the HTML runs
 */
export function wordFaults(page: Page, html: string): Promise<string[]> {
  return page.evaluate(findWordFaults, { html, ids });
}

function findWordFaults({ html, ids }: { html: string; ids: string[] }): string[] {
  const faults: string[] = [];
  const read = new DOMParser().parseFromString(html, 'text/html');
  for (const element of read.querySelectorAll('script, style, noscript')) element.remove();

  const judge = (text: string, where: string) => {
    const words = text.trim();
    if (ids.includes(words)) faults.push(`the id of a message, ${where}: ${words}`);
    const raw = /\{[^}]*\}|<\/?\w+\/?>|\b(?:undefined|null|NaN)\b|\[object \w+\]/.exec(words);
    if (raw) faults.push(`raw, ${where}: ${raw[0]} in “${words}”`);
  };

  const texts = read.createTreeWalker(read, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    judge(node.textContent!, node.parentElement!.localName);
  }

  for (const element of read.querySelectorAll('*')) {
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'content', 'href']) {
      const value = element.getAttribute(name);
      if (value === null) continue;
      judge(name === 'href' ? decodeURIComponent(value) : value, `${name} of ${element.localName}`);
      // An empty alt says that a picture is decoration.
      if (!value.trim() && name !== 'alt') faults.push(`blank: ${name} of ${element.localName}`);
    }
  }

  const speaking =
    'title, h1, h2, h3, h4, p, li, dt, dd, th, td, a, button, label, legend, option, summary, figcaption';
  // A status is empty until there is news.
  const said =
    '[role=status], [aria-live], img[alt]:not([alt=""]), [aria-label], input, select, textarea';
  for (const element of read.querySelectorAll(speaking)) {
    if (element.textContent.trim() || element.matches(said) || element.querySelector(said))
      continue;
    faults.push(`blank: ${(element.cloneNode() as Element).outerHTML}`);
  }
  return faults;
}
