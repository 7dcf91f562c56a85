import { vars } from './stylesheet.js';

/** A large area in full light, in the dark scheme too. */
export const fullLight = {
  colorScheme: 'light',
  color: vars.color.text,
  background: vars.color.fullLight,
} as const;

export const wallInside = `color-mix(in oklab, ${vars.color.light} 46%, ${vars.color.plane})`;

/** The leaf of an open door beside it, before it is turned. */
export const leafStyle = (edge: string) =>
  ({
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '100%',
    border: `1px solid ${edge}`,
    // Chromium smooths the slanted edges only inside what is painted.
    boxShadow: '0 0 0 1px transparent',
  }) as const;

/** An open door: its frame, the wall inside as wide as `reveal` with its mitre, and light. */
export const doorwayStyle = (reveal: string) => {
  const light = (to: 'left' | 'right') =>
    `linear-gradient(to top ${to}, transparent calc(50% - .5px), ${vars.color.fullLight} calc(50% + .5px)) top ${to === 'left' ? 'right' : 'left'} / ${reveal} ${reveal} no-repeat, linear-gradient(to ${to}, ${wallInside} ${reveal}, transparent 0) ${vars.color.fullLight}`;
  return {
    ...fullLight,
    boxShadow: `inset 1px 1px ${vars.color.accentLine}, inset -1px 0 ${vars.color.accentLine}`,
    background: light('right'),
    selectors: { '&:dir(rtl)': { background: light('left') } },
  } as const;
};
