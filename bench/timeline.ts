import type { Load, Transfer } from './measureLoad.js';

const colors: Record<Transfer['kind'], string> = {
  document: '#0d3137',
  script: '#b4442f',
  style: '#6d5f9b',
  font: '#bb8f4e',
  data: '#4d7f86',
  image: '#8a8578',
};

/** A page's load on a time line, as a picture: one bar a request, and a rule at each paint. */
export function timeline(title: string, load: Load): string {
  const rows = [...load.transfers].sort((a, b) => a.start - b.start);
  const end = Math.max(load.largestPaint, ...rows.map((row) => row.end)) * 1.08;
  const [left, top, width, rowHeight] = [250, 56, 620, 26];
  const height = top + rows.length * rowHeight + 44;
  const x = (ms: number) => (left + (ms / end) * width).toFixed(1);
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const bars = rows.map((row, index) => {
    const y = top + index * rowHeight;
    const size = `${(row.bytes / 1000).toFixed(1)} KB`;
    return (
      `<text x="${left - 12}" y="${y + 15}" text-anchor="end">${escape(shortName(row.path))}</text>` +
      `<rect x="${x(row.start)}" y="${y + 4}" width="${Math.max(2, Number(x(row.end)) - Number(x(row.start)))}" height="14" fill="${colors[row.kind]}"/>` +
      `<text x="${Number(x(row.end)) + 6}" y="${y + 15}" class="size">${size}</text>`
    );
  });
  const rule = (ms: number, label: string, y: number) =>
    `<path d="M${x(ms)} ${top - 8}V${height - 30}" class="rule"/>` +
    `<text x="${x(ms)}" y="${y}" text-anchor="middle">${label} ${Math.round(ms)} ms</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 920 ${height}" width="920" height="${height}">` +
    '<style>text{font:13px sans-serif;fill:#26343a}.size{fill:#66757b}.rule{stroke:#bb8f4e;fill:none}</style>' +
    `<rect width="920" height="${height}" fill="#fbf9f5"/>` +
    `<text x="16" y="24" style="font-weight:600">${escape(title)}</text>` +
    bars.join('') +
    rule(load.firstPaint, 'first paint', height - 12) +
    (Math.abs(load.largestPaint - load.firstPaint) > 20
      ? rule(load.largestPaint, 'largest paint', 44)
      : '') +
    '</svg>\n'
  );
}

function shortName(path: string): string {
  return path.length > 34 ? `…${path.slice(-33)}` : path;
}
