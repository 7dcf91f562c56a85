import { compressedSize } from '../site/build/transferSize.js';

/** What a page weighs, in bytes as they travel. */
export type PageSizes = {
  /** The document with its headers: all that the first paint waits for. */
  firstPaint: number;
  /** Inline scripts: all that runs before the visitor does anything. */
  eagerScript: number;
  /** Everything that React's take-over fetches, the inline scripts included. */
  allScript: number;
  fonts: number;
  /** Parts of the document, each compressed by itself: they tell what has grown. */
  parts: Record<'style' | 'structuredData' | 'header' | 'main' | 'footer', number>;
};

/** The most that each page may weigh. */
export const budgets = {
  firstPaint: 14_600,
  eagerScript: 3_000,
  allScript: { contact: 96_000, content: 80_000 },
  fonts: 40_000,
} as const;

/**
 * Weighs a page.
 *
 * @param firstPaint - bytes of the whole answer
 * @param weightOf - bytes of a file by its public path
 */
export function pageSizes(
  html: string,
  firstPaint: number,
  weightOf: (path: string) => number,
): PageSizes {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? match[0]);
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const part = (pattern: RegExp) => compressedSize(all(pattern).join(''));
  const modules = all(/data-modules="([^"]*)"/g).flatMap((list) => list.split(' '));
  const eagerScript = sum(
    all(/<script(?: data-fonts="[^"]*")?>(.*?)<\/script>/gs).map(compressedSize),
  );
  return {
    firstPaint,
    eagerScript,
    allScript: eagerScript + sum(modules.map(weightOf)),
    fonts: sum(all(/url\(([^)]+\.woff2)\)/g).map(weightOf)),
    parts: {
      style: part(/<style>(.*?)<\/style>/gs),
      structuredData: part(/<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs),
      header: part(/<header.*?<\/header>/gs),
      main: part(/<main.*?<\/main>/gs),
      footer: part(/<footer.*?<\/footer>/gs),
    },
  };
}

/** A sentence for each budget that a page is over, with what has grown since it was accepted. */
export function overBudget(file: string, sizes: PageSizes, accepted?: PageSizes): string[] {
  const isContact = /(^|\/)kontakt\.html$/.test(file);
  const limits = { ...budgets, allScript: budgets.allScript[isContact ? 'contact' : 'content'] };
  const names = {
    firstPaint: 'bytes before the first paint',
    eagerScript: 'bytes of script before any intent',
    allScript: 'bytes of script in all',
    fonts: 'bytes of fonts',
  };
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((budget) => sizes[budget] > limits[budget])
    .map((budget) => {
      const over = sizes[budget] - limits[budget];
      return `${file}: ${sizes[budget]} ${names[budget]}, ${over} over its budget of ${limits[budget]}. ${growth(sizes, accepted)}`;
    });
}

function growth(now: PageSizes, before: PageSizes | undefined): string {
  if (!before) return 'There are no accepted weights to compare with.';
  const grown = (Object.keys(now.parts) as (keyof PageSizes['parts'])[])
    .map((part) => ({ part: part as string, by: now.parts[part] - before.parts[part] }))
    .concat({ part: 'allScript', by: now.allScript - before.allScript })
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .map(({ part, by }) => `${part} by ${by}`);
  return grown.length > 0
    ? `Grown: ${grown.join(', ')}.`
    : 'Nothing has grown since it was accepted.';
}
