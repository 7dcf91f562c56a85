import postcss, { type Rule } from 'postcss';
import { contrastPairs, grounds, inks, planes } from '../src/theme/contrast.js';
import type { ColorRole } from '../src/theme/tokens.js';

/** Roles that carry no meaning of their own, each with what says the same without them. */
export const decorativeRoles: Partial<Record<ColorRole, string>> = {
  accentLine: 'Rules and corners: the words between them are enough.',
  hairline: 'Rules between parts: distance separates them as well.',
  onPlaneLine: 'Rules on petrol: distance separates the parts as well.',
  figure: 'Drawings hidden from assistive technology.',
  light: 'As a bare surface, the light between and below doors.',
  scrim: 'Dims the page behind the sheet; the sheet has its own border.',
  shadow: 'Lifts a panel that has its own border.',
};

/**
 * The rules of a stylesheet whose words and ground are not proven to be told apart. An ink holds on
 * every ground; any other colour of words or ground needs its partner in the same rule, or in the rule
 * of the same class without a state; a plane has to say to what is on it what ground it is.
 */
export function unprovenPairs(css: string): string[] {
  const plain = new Map<string, ReturnType<typeof pairIn>>();
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const own = pairIn(rule);
    if (!own.words && !own.ground) return;
    for (const selector of rule.selectors) {
      const name = /\.[\w-]+/.exec(selector)?.[0] ?? selector;
      if (selector === name && !plain.has(name)) plain.set(name, own);
      const base = selector.includes('::') ? undefined : plain.get(name);
      const { words = base?.words, ground = base?.ground } = own;
      // The ground of a pseudo-element is below the words of its element, and says nothing to them.
      const says = selector.includes('::') || saysGround(rule);
      if (!isProven(says, words, ground)) found.push(`${selector}: ${words} on ${ground}`);
    }
  });
  return found;
}

const saysGround = (rule: Rule) =>
  rule.nodes.some((node) => node.type === 'decl' && node.prop === '--advisor-color-bg');

function isProven(says: boolean, words: string | undefined, ground: string | undefined): boolean {
  const isGround = !ground || isOneOf(grounds, ground) || (isOneOf(planes, ground) && says);
  if (isGround && (!words || isOneOf(inks, words))) return true;
  if (!words) return ground! in decorativeRoles;
  return contrastPairs.some(
    ({ foreground, background, ratio }) =>
      foreground === words && background === ground && ratio === 4.5,
  );
}

const isOneOf = (roles: readonly string[], role: string) => roles.includes(role);

const pairIn = (rule: Rule) => ({
  words: roleIn(rule, 'color'),
  ground: roleIn(rule, 'background'),
});

/** The palette's role that a property of the rule names. */
function roleIn(rule: Rule, property: 'color' | 'background'): string | undefined {
  const values = rule.nodes.flatMap((node) =>
    node.type === 'decl' && [property, `${property}-color`].includes(node.prop) ? [node.value] : [],
  );
  return /^var\(--advisor-color-(\w+)\)$/.exec(values.at(-1) ?? '')?.[1];
}
