import { declarations } from './layers.js';

/** The colours of a brand's style sheet in one scheme, by role. */
export const colorsOf = (css: string, scheme: 'light' | 'dark'): Record<string, string> =>
  Object.fromEntries(
    declarations(css, /^--advisor-color-/).map(({ prop, value }) => {
      const both = /^light-dark\((.+), (oklch\(.+\))\)$/.exec(value);
      const color = both ? both[scheme === 'light' ? 1 : 2]! : value;
      return [prop.replace('--advisor-color-', ''), color];
    }),
  );

/** The roles that a style sheet uses for words and grounds. */
export function rolesShown(css: string): string[] {
  const roles = declarations(css, /^(color|background(-color)?)$/).flatMap(({ value }) =>
    [...value.matchAll(/var\(--advisor-color-(\w+)\)/g)].map(([, role]) => role!),
  );
  return [...new Set(roles)];
}

const ownColor =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(|\b(?:black|white|gr[ae]y|red|green|blue|yellow|orange|gold|brown|purple|pink|navy|teal)\b/i;

/** The declarations with a colour of their own, which no brand can change. */
export const ownColors = (css: string): string[] =>
  declarations(css, /^(?!--advisor-color-)/)
    .filter(({ value }) => ownColor.test(value))
    .map(({ prop, value }) => `${prop}: ${value}`);
