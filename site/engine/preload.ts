import { loadPageAt, type LoadedPage } from './loadPage.js';

/**
 * Loads what the page at a path needs, the complete style sheet included. What is loaded already is
 * not fetched again.
 *
 * @throws when no page answers at the path, or a part of it cannot be loaded, as after a deploy that
 *   has replaced it
 */
export async function preload(path: string): Promise<LoadedPage> {
  const [page] = await Promise.all([loadPageAt(path), loadStyles()]);
  return page;
}

let styles: Promise<void> | undefined;

/**
 * Applies the complete style sheet, which until then is for print alone: the HTML has only the rules
 * that it can show by itself. The link for print stays: removing a style sheet makes WebKit reload late
 * fonts, which shifts text.
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
