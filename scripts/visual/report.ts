/** A picture that the report shows. */
export interface ReportEntry {
  story: string;
  mode: string;
  /** What happened, as a sentence. */
  verdict: string;
  /** Paths relative to the report: the baseline, the picture of today, and where they differ. */
  before?: string;
  after?: string;
  difference?: string;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page that shows old, new and difference side by side. */
export function report(entries: readonly ReportEntry[], total: number): string {
  const figure = (caption: string, file: string | undefined) =>
    file
      ? `<figure><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${caption}"></a></figure>`
      : '';
  const section = ({ story, mode, verdict, before, after, difference }: ReportEntry) => `
<section>
<h2>${escape(story)} <small>${escape(mode)}</small></h2>
<p>${escape(verdict)}</p>
<div>${figure('Baseline', before)}${figure('Now', after)}${figure('Difference', difference)}</div>
</section>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${entries.length} of ${total} pictures differ</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 32px; color-scheme: light dark }
section { border-top: 1px solid; padding-block: 16px }
section > div { display: flex; gap: 16px; align-items: flex-start }
figure { margin: 0; flex: 1 1 0; min-width: 0 }
img { max-width: 100%; border: 1px solid }
small { font-weight: 400 }
</style>
<h1>${entries.length === 0 ? `All ${total} pictures are as they were` : `${entries.length} of ${total} pictures differ`}</h1>
<p>Is a change meant? <code>npm run visual:update</code> takes the pictures of today as the new baselines.</p>
${entries.map(section).join('\n')}
</html>
`;
}
