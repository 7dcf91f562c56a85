import { languageOf } from '@advisor/contract/languages';
import { rootId, stylesAttribute } from '../documentAttributes.js';
import { loadPage, pageAt, type LoadedPage } from '../pages/loadPage.js';

/**
 * Loads what the page at a path needs, with the complete style sheet, each file once.
 *
 * @throws if there is no page at the path, or a file fails to load, for example after a deploy replaced it
 */
export async function preload(path: string): Promise<LoadedPage> {
  const name = pageAt(path);
  if (!name) throw new Error(`No page answers at ${path}.`);
  const [page] = await Promise.all([loadPage(name, languageOf(path)), loadStyles()]);
  return page;
}

let styles: Promise<void> | undefined;

/** Applies the complete style sheet. In development Vite does so. */
function loadStyles(): Promise<void> {
  return (styles ??= new Promise((resolve, reject) => {
    const href = document.getElementById(rootId)!.getAttribute(stylesAttribute);
    if (!href) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      styles = undefined;
      link.remove();
      reject(new Error(`${link.href} did not load.`));
    };
    document.head.append(link);
  }));
}
