import { PurgeCSS } from 'purgecss';
import { hydratedAttribute } from '../documentAttributes.js';

/** Attributes that the loader, the browser or a visitor sets: rules with them are kept. */
const dynamicAttributes = ['aria-expanded', 'data-state', hydratedAttribute];

/**
 * The part of the complete style sheet that a page needs before hydration, and in print. The complete sheet is loaded
 * on the visitor's first intent.
 *
 * @param completeCss - minified
 * @param bodyHtml - the rendered page
 */
export async function pageCss(completeCss: string, bodyHtml: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${bodyHtml}`, extension: 'html' }],
    css: [{ raw: completeCss }],
    dynamicAttributes,
    // A state alone, such as `:focus-visible`, also in a list.
    safelist: [/^:/],
    keyframes: true,
    variables: true,
  });
  return purged!.css;
}
