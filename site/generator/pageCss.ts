import * as handover from '@advisor/ui/handover';
import Beasties from 'beasties';
import postcss, { type Declaration, type Root } from 'postcss';

/** Attributes that the loader, the browser or a visitor sets. */
const setLater = `aria-expanded|data-state|open|${handover.bar}|${handover.takenOver}`;

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
 * @param completeCss - minified, without the rules for print
 * @param bodyHtml - the rendered page
 */
export async function pageCss(completeCss: string, bodyHtml: string): Promise<string> {
  const html = await beasties.process(
    `<html><head><style>${completeCss}</style></head><body>${bodyHtml}</body></html>`,
  );
  const css = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  const sheet = postcss.parse(css);
  removeOtherClasses(sheet, bodyHtml);
  return withFewerProperties(sheet);
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
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/**
 * The sheet without unused custom properties, and with those used once replaced by their value. The complete
 * sheet has them all.
 */
function withFewerProperties(sheet: Root): string {
  const css = sheet.toString();
  const all: Record<string, Declaration[]> = {};
  sheet.walkDecls(/^--/, (it) => void (all[it.prop] ??= []).push(it));
  for (const [name, declarations] of Object.entries(all)) {
    const reads = css.split(`var(${name})`).length - 1;
    const hasFallback = css.includes(`var(${name},`);
    if (hasFallback || reads > 1 || (reads === 1 && declarations.length > 1)) continue;
    const [{ value }] = declarations as [Declaration];
    for (const declaration of declarations) declaration.remove();
    sheet.walkDecls((it) => void (it.value = it.value.replace(`var(${name})`, value)));
  }
  const text = sheet.toString();
  // A property that only a removed one used is now unused, too.
  return text === css ? css : withFewerProperties(sheet);
}

/** Removes the rules for print, which are in the complete sheet, linked without blocking the first paint. */
export function withoutPrint(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  return sheet.toString();
}
