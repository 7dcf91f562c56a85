import { Parser } from 'htmlparser2';

/** An element with the text directly inside it. */
export type HtmlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
};

/** Elements in document order, read by a parser that neither browsers nor React use. */
export function readHtml(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const open: HtmlElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      const parent = open.at(-1);
      if (parent) parent.text += text;
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return elements;
}
