import { loadPageAt, type LoadedPage } from './loadPage.js';

/**
 * Loads what the page at a path needs, with the complete style sheet, each file once.
 *
 * @throws if there is no page at the path, or a file fails to load, for example after a deploy replaced it
 */
export async function preload(path: string): Promise<LoadedPage> {
  const [page] = await Promise.all([loadPageAt(path), loadStyles()]);
  return page;
}

let styles: Promise<void> | undefined;

/**
 * Applies the complete style sheet, which is linked for print only: the HTML inlines just the rules that
 * it needs. The print link stays, because removing a style sheet makes WebKit reload fonts, which shifts
 * text.
 */
export function loadStyles(): Promise<void> {
  return (styles ??= new Promise((resolve, reject) => {
    const printed = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
    if (!printed) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = printed.href;
    link.onload = () => resolve();
    link.onerror = () => {
      styles = undefined;
      link.remove();
      reject(new Error(`${link.href} did not load.`));
    };
    printed.after(link);
  }));
}
