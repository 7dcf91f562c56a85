import * as contract from '@advisor/ui/hydrationContract';
import Beasties from 'beasties';
import postcss, { type Root } from 'postcss';

/** Attributes that the loader, the browser or a visitor sets. */
const dynamicAttributes = `aria-expanded|data-state|open|${contract.scriptOpensMenus}|${contract.hydrated}`;

const beasties = new Beasties({
  logLevel: 'warn',
  // Rules that the HTML does not match as sent, but may match before hydration.
  allowRules: [
    new RegExp(`(?<!:not\\()\\[(?:${dynamicAttributes})\\b`),
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
  const css = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  const sheet = postcss.parse(css);
  removeOtherClasses(sheet, bodyHtml);
  return sheet.toString();
}

/** Removes rules with `:has()` and a class of other pages, which `allowRules` has kept. */
function removeOtherClasses(sheet: Root, bodyHtml: string): void {
  const classes = new Set(bodyHtml.match(/(?<= class="[^"]*)[\w-]+/g));
  const isOfPage = (selector: string) =>
    !selector.includes(':has(') ||
    !selector.match(/(?<=\.)[\w-]+/g)?.some((it) => !classes.has(it));
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(isOfPage);
    if (!rule.selector) rule.remove();
  });
  sheet.walkAtRules((rule) => {
    // For paper, the document links the complete sheet.
    if (rule.nodes?.length === 0 || rule.params === 'print') rule.remove();
  });
}
