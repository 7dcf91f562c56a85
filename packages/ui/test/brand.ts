import postcss from 'postcss';

/** The colours of a brand's style sheet in one scheme, by role. */
export function colorsOf(css: string, scheme: 'light' | 'dark'): Record<string, string> {
  const colors: Record<string, string> = {};
  postcss.parse(css).walkDecls(/^--advisor-color-/, ({ prop, value }) => {
    const both = /^light-dark\((.+), (oklch\(.+\))\)$/.exec(value);
    const [light, dark] = both ? [both[1]!, both[2]!] : [value, value];
    colors[prop.replace('--advisor-color-', '')] = scheme === 'light' ? light : dark;
  });
  return colors;
}

/** The roles that a style sheet uses for words and grounds. */
export function rolesShown(css: string): string[] {
  const roles = new Set<string>();
  postcss.parse(css).walkDecls(/^(color|background(-color)?)$/, ({ value }) => {
    for (const [, role] of value.matchAll(/var\(--advisor-color-(\w+)\)/g)) roles.add(role!);
  });
  return [...roles];
}

/** The declarations with a colour of their own, which no brand can change. */
export function ownColors(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    if (declaration.prop.startsWith('--advisor-color-')) return;
    if (
      /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(|\b(?:black|white|gr[ae]y|red|green|blue|yellow|orange|gold|brown|purple|pink|navy|teal)\b/i.test(
        declaration.value,
      )
    )
      found.push(`${declaration.prop}: ${declaration.value}`);
  });
  return found;
}
