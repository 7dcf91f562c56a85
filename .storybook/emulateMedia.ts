type Medium = 'screen' | 'print' | 'forced';

const translations: Record<Exclude<Medium, 'screen'>, (condition: string) => string> = {
  print: (condition) => condition.replace(/\bscreen\b/, 'not all').replace(/\bprint\b/, 'all'),
  forced: (condition) => condition.replace('(forced-colors: active)', 'all'),
};

const restorers: (() => void)[] = [];

/**
 * Applies a medium's rules on screen: print or forced colours. `preview.css` has what browsers do to
 * colours besides, except for backgrounds: browsers replace their colour and keep its alpha.
 */
export function emulateMedia(medium: Medium): void {
  for (const restore of restorers.splice(0)) restore();
  const { classList } = document.documentElement;
  classList.toggle('forced-colors', medium === 'forced');
  classList.toggle('printed', medium === 'print');
  if (medium !== 'screen') for (const sheet of document.styleSheets) apply(sheet.cssRules, medium);
}

function apply(rules: CSSRuleList, medium: Exclude<Medium, 'screen'>): void {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) apply(rule.cssRules, medium);
    if (rule instanceof CSSMediaRule) {
      const { mediaText } = rule.media;
      restorers.push(() => (rule.media.mediaText = mediaText));
      rule.media.mediaText = translations[medium](mediaText);
    }
    if (rule instanceof CSSStyleRule && medium === 'forced') forceBackground(rule.style);
  }
}

function forceBackground(style: CSSStyleDeclaration): void {
  const { cssText, backgroundColor, background } = style;
  const color = backgroundColor || background;
  if (/^($|none|transparent|initial|inherit|revert)|gradient/.test(color)) return;
  restorers.push(() => (style.cssText = cssText));
  style.backgroundColor = `light-dark(rgb(from ${color} 255 255 255 / alpha), rgb(from ${color} 0 0 0 / alpha))`;
}
