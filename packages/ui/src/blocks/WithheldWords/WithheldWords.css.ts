import { media, styleIn, vars } from '../../styles/stylesheet.js';

/** Words as bars: as high as the lower-case letters of the sentence above, on its lines. */
export const bars = styleIn('components', {
  fontSize: vars.fontSize.statement,
  lineHeight: vars.lineHeight.display,
  // The next section continues the sentence.
  marginBlock: '.35em -.9em',
  '@media': { [media.print]: { display: 'none' } },
});

export const bar = styleIn('components', {
  display: 'inline-block',
  width: '2.3em',
  maxWidth: 'calc(100% - .24em)',
  height: '.46em',
  marginInlineEnd: '.24em',
  background: vars.color.planeDeep,
  outline: `1px solid light-dark(transparent, ${vars.color.accentLine})`,
  selectors: {
    '&:nth-child(2n)': { width: '1.1em' },
    '&:nth-child(3n)': { width: '3.4em' },
    // What is not said to the person.
    '&:last-child': { width: '4.6em', background: vars.color.accentLine },
  },
});
