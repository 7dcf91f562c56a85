const conditions = { print: /\bprint\b/, forced: /\(forced-colors: active\)/ };

/** The media of rules as they are written. */
const written = new Map<CSSMediaRule, string>();

/** Lets the rules for print or for forced colours hold on the screen, as far as a page can. */
export function emulateMedia(medium: string): void {
  for (const [rule, text] of written) rule.media.mediaText = text;
  written.clear();
  document.documentElement.classList.toggle('forced-colors', medium === 'forced');
  if (medium === 'print' || medium === 'forced')
    for (const sheet of document.styleSheets) apply(sheet.cssRules, conditions[medium]);
}

function apply(rules: CSSRuleList, condition: RegExp): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && condition.test(rule.media.mediaText)) {
      written.set(rule, rule.media.mediaText);
      rule.media.mediaText = 'all';
    } else if (rule instanceof CSSGroupingRule) apply(rule.cssRules, condition);
  }
}
