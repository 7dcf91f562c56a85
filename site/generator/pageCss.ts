import * as contract from '@advisor/ui/hydrationContract';
import Beasties from 'beasties';

/** Attributes that the loader, the browser or a visitor sets. */
const setLater = `aria-expanded|data-state|open|${contract.scripted}|${contract.hydrated}`;

const beasties = new Beasties({
  logLevel: 'warn',
  // Rules that the HTML does not match as sent, but may match before hydration.
  allowRules: [
    new RegExp(`(?<!:not\\()\\[(?:${setLater})\\b`),
    // The state of any element, such as `:focus-visible`, or a transition of the document.
    /^:/,
    // A state within `:has()`: Beasties drops pseudo-classes and would test another selector.
    /:has\([^)]*:/,
  ],
});

/**
 * The part of the complete style sheet that a page needs before hydration. The complete sheet is loaded on
 * the visitor's first intent.
 *
 * @param completeCss - minified
 * @param bodyHtml - the rendered page
 */
export async function pageCss(completeCss: string, bodyHtml: string): Promise<string> {
  const html = await beasties.process(
    `<html><head><style>${completeCss}</style></head><body>${bodyHtml}</body></html>`,
  );
  return /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
}
