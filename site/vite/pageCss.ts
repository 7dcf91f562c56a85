import { PurgeCSS } from 'purgecss';

/** States that a page comes to before React does: set by the loader, the browser or a visitor. */
const dynamicAttributes = [
  'aria-expanded',
  'data-carried',
  'data-esc',
  'data-live',
  'data-state',
  'open',
  'popover',
];

/**
 * The part of the complete style sheet that a page can show before React is there. Class names are
 * hashes, so a rule belongs to a page exactly if the page's HTML has its classes. What appears only
 * with React comes with the complete sheet, which is loaded on the visitor's first intent.
 */
export async function pageCss(completeCss: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: completeCss }],
    keyframes: true,
    variables: true,
    dynamicAttributes,
    defaultExtractor: (content) => content.match(/[\w-]+/g) ?? [],
  });
  return result!.css.trim();
}
