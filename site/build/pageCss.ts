import { PurgeCSS } from 'purgecss';

/** States that a page comes to before React does: set by the loader, the browser or a visitor. */
const dynamicAttributes = [
  'aria-expanded',
  'data-carried',
  'data-esc',
  'data-live',
  'data-state',
  'open',
];

/**
 * The part of the complete style sheet that a page can show before React is there: the rules whose
 * elements, classes and attributes the page's HTML has. What appears only with React comes with the
 * complete sheet, which is loaded on the visitor's first intent.
 *
 * @param completeCss - minified
 * @param bodyHtml - the rendered page
 */
export async function pageCss(completeCss: string, bodyHtml: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${bodyHtml}`, extension: 'html' }],
    css: [{ raw: withUniversalSelectors(withoutPrint(completeCss)) }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    keyframes: true,
    variables: true,
    dynamicAttributes,
  });
  return result!.css.replace(/\/\*[^]*?\*\//g, '').trim();
}

/** Nobody waits for paper: the rules for it come with the complete sheet, which doesn't block. */
export function withoutPrint(css: string): string {
  const start = css.indexOf('@media print{');
  if (start === -1) return css;
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0; end++) {
    if (css[end] === '{') depth++;
    else if (css[end] === '}') depth--;
  }
  return withoutPrint(css.slice(0, start) + css.slice(end));
}

/** PurgeCSS takes `:focus-visible` alone for the state of no element, and drops it. */
function withUniversalSelectors(css: string): string {
  return css.replace(/(?<=[{},(])(?=:(?:focus|hover|active|target|disabled))/g, '*');
}

/** The names that selectors can ask for. Only those of tags: a word of the text is none. */
function namesIn(html: string) {
  const tags = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  for (const [, tag, attributes] of html.matchAll(/<([a-zA-Z][\w-]*)((?:[^">]|"[^"]*")*)>/g)) {
    tags.add(tag!.toLowerCase());
    for (const [, name, value = ''] of attributes!.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)) {
      names.add(name!.toLowerCase());
      values.add(value);
      if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each);
      if (name === 'id') ids.add(value);
    }
  }
  return {
    attributes: { names: [...names], values: [...values] },
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    undetermined: [],
  };
}
