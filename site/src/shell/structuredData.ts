/** The attribute that marks the page's JSON-LD, so that the next page's can take its place. */
export const structuredDataMark = 'data-structured';

/** JSON for a `<script>`: no text in it can end the element. */
export function structuredDataJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Puts a page's JSON-LD in the place of the page before. */
export function replaceStructuredData(all: readonly object[]): void {
  for (const old of document.head.querySelectorAll(`script[${structuredDataMark}]`)) old.remove();
  for (const data of all) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.setAttribute(structuredDataMark, '');
    // A text node, because Trusted Types forbid to set a script's text as a string.
    script.append(document.createTextNode(structuredDataJson(data)));
    document.head.append(script);
  }
}
