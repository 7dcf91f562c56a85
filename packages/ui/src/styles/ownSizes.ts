import { vars } from '../theme/vars.css.js';

const always = (size: string) => [size, size] as const;

/**
 * Text sizes of one component each, on a phone and in a wide window, beside those of the tokens: `cqi`
 * is relative to the component's box, `em` to a number of `Stats`. Storybook lists them.
 */
export const ownSizes = {
  milestone: always('min(33vw, max(21vw + 10px, 126px), 320px)'),
  firstOfFive: ['1.8em', '2.8em'],
  caseNumber: ['min(6rem, 18vw)', 'max(6rem, min(3rem + 10vw, 50svh - 17rem, 13rem))'],
  largeStats: ['12cqi', 'clamp(min(2.75rem, 16cqi), 1rem + 6.4cqi, 6.75rem)'],
  fourLargeStats: ['12cqi', '6.6cqi'],
  firstTerm: ['min(7.2vw, 3.5rem)', 'min(3.5vw, 3.5rem)'],
  secondTerm: ['min(11.8vw, 4.75rem)', 'min(5vw, 4.75rem)'],
  thirdTerm: ['min(17.4vw, 6rem)', 'min(6.5vw, 6rem)'],
  linkList: always('clamp(1.375rem, 1.05rem + 1.55cqi, 2.25rem)'),
  pairedLists: always('clamp(1.125rem, 2.6vw, 2.25rem)'),
  unit: always(`clamp(${vars.fontSize.tiny}, .3em, 1.5rem)`),
} as const;
