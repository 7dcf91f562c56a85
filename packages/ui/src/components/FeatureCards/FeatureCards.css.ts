import { createVar } from '@vanilla-extract/css';
import { edge } from '../../styles/measure.css.js';
import { media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

/** How much higher each step is than the one before. */
const rise = createVar('rise');
/** How much higher a step is than the first. */
const lift = createVar('lift');

export const room = styleIn('components', {
  paddingInline: edge,
  paddingBlock: vars.layout.section,
  '@media': {
    [media.belowSmall]: { paddingInline: 0, paddingBlockEnd: 0 },
    [media.print]: { paddingBlock: '14pt' },
  },
});

export const stairs = styleIn('components', {
  vars: { [rise]: 'clamp(48px, 5.4vw, 78px)' },
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridTemplateRows: `minmax(calc(2 * ${rise}), auto) repeat(7, auto)`,
  '@media': {
    [media.belowMedium]: { display: 'block' },
    [media.print]: { display: 'block' },
  },
});

export const head = styleIn('components', {
  gridArea: '1 / 1 / auto / 3',
  ...stacked(vars.space[5]),
  paddingInlineEnd: vars.space[6],
  paddingBlockEnd: vars.space[7],
  position: 'relative',
  zIndex: 1,
  '@media': {
    [media.belowSmall]: { paddingInline: edge },
  },
});

export const note = styleIn('components', {
  color: vars.color.muted,
  // Beside the second stair, never behind it.
  maxWidth: `min(26rem, 50% - ${vars.space[6]})`,
  textWrap: 'balance',
  '@media': { [media.belowMedium]: { maxWidth: '26rem' } },
});

/**
 * A step is one column over seven shared rows: numeral, title, four points and the
 * link. This aligns the titles and points of all three in every language.
 */
export const step = styleIn('components', {
  display: 'grid',
  gridRow: '2 / span 7',
  gridTemplateRows: 'subgrid',
  // A column that is narrower than its longest word breaks the word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  padding: `${vars.space[5]} clamp(20px, 2.4vw, 36px) ${vars.space[6]}`,
  borderTop: `1px solid ${vars.color.accentLine}`,
  position: 'relative',
  '@media': {
    [media.belowMedium]: {
      display: 'block',
      padding: `${vars.space[5]} clamp(20px, 4vw, 40px) ${vars.space[6]}`,
    },
    [media.belowSmall]: { paddingInline: edge },
    [media.print]: { display: 'block', padding: '8pt 0', breakInside: 'avoid' },
  },
});

const tread = (column: number, height: string, background: string) =>
  styleIn('components', {
    vars: { [lift]: height },
    gridColumn: column,
    background,
    '@media': {
      // The tread below stays at the same height; the riser grows upwards, behind the heading's row.
      [media.fromMedium]: {
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            bottom: '100%',
            height: lift,
            background: 'inherit',
            borderTop: `1px solid ${vars.color.accentLine}`,
          },
        },
      },
    },
  });

export const treads = [
  tread(1, '0px', vars.color.sunken),
  tread(2, rise, vars.color.sunkenDeep),
  tread(3, `calc(2 * ${rise})`, vars.color.bg),
] as const;

/** On its own step, above the titles' shared row. */
export const numeral = styleIn('components', {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  fontSize: 'clamp(3.5rem, 7vw, 6.5rem)',
  lineHeight: 1,
  letterSpacing: '-.04em',
  color: vars.color.accentText,
  marginInlineStart: '-.03em',
  paddingBottom: vars.space[5],
  '@media': {
    [media.fromMedium]: { position: 'relative', top: `calc(-1 * ${lift})` },
    [media.print]: { position: 'static', paddingBottom: 0, fontSize: vars.fontSize.h2 },
  },
});

export const title = styleIn('components', {
  paddingBottom: vars.space[5],
  '@media': { [media.print]: { paddingBottom: '4pt' } },
});

export const points = styleIn('components', { display: 'contents' });

export const point = styleIn('components', {
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid color-mix(in oklab, ${vars.color.text} 16%, transparent)`,
  lineHeight: 1.5,
  '@media': { [media.print]: { padding: '3pt 0' } },
});

export const link = styleIn('components', { paddingTop: vars.space[4], alignSelf: 'end' });
