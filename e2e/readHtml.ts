import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';

type Element = Parameters<typeof DomUtils.getAttributeValue>[0];

/** Reads a document by a parser that neither browsers nor React use. */
export function readHtml(html: string) {
  const document = parseDocument(html);
  const select = (selector: string) => selectAll(selector, document.children) as Element[];
  return {
    html,
    attributes: (selector: string) => select(selector).map(({ attribs }) => attribs),
    texts: (selector: string) => select(selector).map((element) => DomUtils.textContent(element)),
  };
}
