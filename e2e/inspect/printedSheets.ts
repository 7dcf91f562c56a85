import type { Page } from 'playwright';
import { getDocumentProxy } from 'unpdf';

/** A piece of text on a sheet of A4, in points from its upper left corner. */
export type PrintedText = {
  text: string;
  left: number;
  right: number;
  /** The baseline of its letters. */
  baseline: number;
  size: number;
};

/** Prints a page on A4, as the browser does unless told otherwise: without backgrounds. */
export async function printedSheets(page: Page): Promise<PrintedText[][]> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const sheets = Array.from({ length: document.numPages }, async (_, index) => {
    const sheet = await document.getPage(index + 1);
    const { height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , size, left, baseline] = item.transform as number[];
      return [
        {
          text: item.str,
          left: left!,
          right: left! + item.width,
          baseline: height - baseline!,
          size: Math.abs(size!),
        },
      ];
    });
  });
  return Promise.all(sheets);
}
