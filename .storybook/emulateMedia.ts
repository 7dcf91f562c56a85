type Medium = 'screen' | 'print' | 'forced';

/** Translates a media condition to another medium. */
const translations: Record<Exclude<Medium, 'screen'>, (condition: string) => string> = {
  print: (condition) =>
    /\bscreen\b/.test(condition) ? 'not all' : condition.replace(/\bprint\b/, 'all'),
  forced: (condition) => condition.replace('(forced-colors: active)', 'all'),
};

/** Original conditions of rules. */
const written = new Map<CSSMediaRule, string>();

/** Applies a medium's rules on screen: print or forced colours. */
export function emulateMedia(medium: Medium): void {
  for (const [{ media }, condition] of written) media.mediaText = condition;
  written.clear();
  document.documentElement.classList.toggle('forced-colors', medium === 'forced');
  if (medium !== 'screen')
    for (const sheet of document.styleSheets) apply(sheet.cssRules, translations[medium]);
}

function apply(rules: CSSRuleList, translate: (condition: string) => string): void {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) apply(rule.cssRules, translate);
    if (!(rule instanceof CSSMediaRule)) continue;
    const { mediaText } = rule.media;
    const translated = translate(mediaText);
    if (translated === mediaText) continue;
    written.set(rule, mediaText);
    rule.media.mediaText = translated;
  }
}
