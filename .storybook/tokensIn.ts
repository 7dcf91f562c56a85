/** States of an element, in which it need not be while its rules are read. */
const states = /:(hover|active|focus(-visible|-within)?|disabled|open)\b|::[\w-]+|\[[^\]]*\]/g;

/** Style rules on screen, those in layers and conditions included. */
const styleRulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if ('selectorText' in rule) return rule as CSSStyleRule;
    const { media, cssRules } = rule as Partial<CSSMediaRule>;
    return cssRules && !media?.mediaText.includes('print') ? styleRulesIn(cssRules) : [];
  });

/** Tokens in the rules for what is in an element, such as `color-primary`. */
export function tokensIn(element: Element): Set<string> {
  const rules = [...element.ownerDocument.styleSheets].flatMap((sheet) =>
    styleRulesIn(sheet.cssRules).filter(
      // `:is` ignores what is no selector any more.
      ({ selectorText }) => element.querySelector(`:is(${selectorText.replace(states, '')})`),
    ),
  );
  return new Set(
    rules.flatMap(({ cssText }) =>
      [...cssText.matchAll(/var\(--advisor-([\w-]+)/g)].map(([, name]) => name!),
    ),
  );
}
