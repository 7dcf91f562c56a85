import { edge, margin } from '../../styles/measure.css.js';
import { media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

const { accentLine, hairline } = vars.color;

/** The opening in the threshold aligns with the doors, at the content's right edge. */
const doorWidth = 'min(12.4vw, 192px)';
const doorStart = `calc(100% - ${edge} - ${doorWidth})`;
const doorEnd = `calc(100% - ${edge})`;

export const room = styleIn('components', {
  // Not positioned: a beam inside is placed by the enfilade around it.
  paddingInline: edge,
  paddingBlock: vars.layout.section,
  '@media': { [media.print]: { paddingBlock: '8pt' } },
});

export const ground = {
  paper: undefined,
  sunken: styleIn('components', { background: vars.color.sunken }),
};

/** A wall's section with an opening: two hairlines and the two jambs. */
export const threshold = styleIn('components', {
  backgroundImage: [
    `linear-gradient(${hairline} 0 0)`,
    `linear-gradient(${hairline} 0 0)`,
    `linear-gradient(${accentLine} 0 0)`,
    `linear-gradient(${accentLine} 0 0)`,
  ].join(', '),
  backgroundPosition: `0 0, 100% 0, ${doorStart} 0, ${doorEnd} 0`,
  backgroundSize: `${doorStart} 1px, ${edge} 1px, 1px 25px, 1px 25px`,
  backgroundRepeat: 'no-repeat',
  selectors: {
    '[dir=rtl] &': {
      backgroundPosition: `100% 0, 0 0, calc(${edge} + ${doorWidth}) 0, ${edge} 0`,
    },
  },
  '@media': { [media.print]: { borderTop: `1px solid ${hairline}` } },
});

export const words = styleIn('components', { position: 'relative' });

const column = 'minmax(0, 1fr)';

export const head = styleIn('components', {
  ...stacked(vars.space[4]),
  marginBottom: vars.layout.head,
  '@media': {
    // A block: Chromium would keep the whole room with a grid or a flex box.
    [media.print]: {
      display: 'block',
      paddingBlock: '3pt',
      breakInside: 'avoid',
      breakAfter: 'avoid',
    },
  },
});

export const title = styleIn('components', { maxWidth: '52rem' });

export const note = styleIn('components', {
  maxWidth: vars.size.measure,
  color: vars.color.muted,
  textWrap: 'balance',
  '@media': { [media.print]: { marginBlockStart: '3pt' } },
});

/** The heading is sticky next to its content; both start on the same baseline. */
export const split = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: 'clamp(32px, 5vw, 80px)',
  rowGap: vars.space[6],
  alignItems: 'first baseline',
  '@media': {
    [media.belowMedium]: { gridTemplateColumns: column },
    // Blocks are divided between two sheets where they should be; rows of a grid move as a whole.
    [media.print]: { display: 'block' },
  },
});

export const splitHead = styleIn('components', {
  ...stacked(vars.space[5]),
  '@media': {
    [media.print]: {
      display: 'block',
      marginBlockEnd: '8pt',
      breakInside: 'avoid',
      breakAfter: 'avoid',
    },
    [media.fromMedium]: {
      position: 'sticky',
      top: `calc(${vars.size.bar} + ${vars.space[6]})`,
      // What is sticky and higher than the window could never be seen whole.
      maxHeight: `calc(100dvh - ${vars.size.bar} - 2 * ${vars.space[6]})`,
    },
  },
});

export const withMargin = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: `${margin} ${column}`,
  columnGap: vars.layout.gap,
  rowGap: vars.space[7],
  alignItems: 'start',
  '@media': { [media.belowMedium]: { gridTemplateColumns: column } },
});
