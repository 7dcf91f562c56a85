/**
 * The least that a page could be: its own words and links as HTML, without a style, a script, a font
 * or a drawing. What the site adds is measured against it.
 */
export function plainFloor(html: string): string {
  return html
    .replaceAll(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/<meta\b(?![^>]*(?:charset|viewport))[^>]*>/g, '')
    .replaceAll(/ (?:class|data-[\w-]+|aria-[\w-]+|id|tabindex)="[^"]*"/gi, '');
}
