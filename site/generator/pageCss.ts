import * as handover from '@advisor/ui/handover';
import Beasties from 'beasties';
import postcss from 'postcss';

/** Attributes that the loader, the browser or a visitor sets. */
const setLater = ['aria-expanded', 'data-state', 'open', handover.bar, handover.live].join('|');

const beasties = new Beasties({
  logLevel: 'warn',
  // What the page does not match as it is sent, but may before React takes over.
  allowRules: [
    new RegExp(`(?<!:not\\()\\[(?:${setLater})\\b`),
    // A state of any element, such as the focus, or a transition of the document.
    /^:/,
    // Of what is inside: without its pseudo-classes Beasties would look for something else.
    /:has\([^)]*:/,
  ],
});

/**
 * The part of the complete style sheet that a page can show before React is there. What appears only
 * with React comes with the complete sheet, which is loaded on the visitor's first intent.
 *
 * @param completeCss - minified, without the rules for print
 * @param bodyHtml - the rendered page
 */
export async function pageCss(completeCss: string, bodyHtml: string): Promise<string> {
  const html = await beasties.process(
    `<html><head><style>${completeCss}</style></head><body>${bodyHtml}</body></html>`,
  );
  return withoutUnusedProperties(/<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '');
}

/** The same rules without the custom properties that none of them reads; the complete sheet has all. */
function withoutUnusedProperties(css: string): string {
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const sheet = postcss.parse(css);
  let unused = 0;
  sheet.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    unused++;
  });
  // What an unused property read may be unused now, too.
  return unused ? withoutUnusedProperties(sheet.toString()) : css;
}

/** Nobody waits for paper: the rules for it come with the complete sheet, which doesn't block. */
export function withoutPrint(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  return sheet.toString();
}
