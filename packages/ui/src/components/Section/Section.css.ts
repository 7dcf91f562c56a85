import { hasGutter, pageEdge } from '../../styles/layout.css.js';
import { classes } from '../../styles/classes.js';
import { plane, planeSection } from '../../styles/plane.css.js';
import { narrowAndWide, quarter, stacked } from '../../styles/fragments.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

export const section = styleIn('components', {
  width: '100%',
  paddingInline: pageEdge,
  paddingBlock: vars.layout.section,
  // Would be inherited as computed above a part with another colour scheme.
  color: vars.color.text,
  vars: { [hasGutter]: '1' },
});

export const space = {
  small: styleIn('components', {
    vars: { [vars.layout.section]: 'clamp(28px, 4vw, 56px)', [vars.layout.head]: vars.space[6] },
  }),
  medium: styleIn('components', {
    vars: { [vars.layout.section]: 'clamp(40px, 5vw, 72px)' },
  }),
  large: undefined,
};

export const ground = {
  paper: styleIn('components', {
    background: vars.color.bg,
    // Two sections on paper have one padding between them, of at most 96 px.
    selectors: {
      '& + &': {
        marginBlockStart: `min(0px, ${vars.space[9]} - ${vars.layout.section})`,
        paddingBlockStart: 0,
      },
    },
  }),
  sunken: styleIn('components', { background: vars.color.sunken }),
  plane: classes(plane, planeSection),
};

export const words = styleIn('components', { position: 'relative' });

export const head = styleIn('components', {
  ...stacked(vars.space[4]),
  marginBottom: vars.layout.head,
});

/** Sets the gap between children that no `Stack` holds; a margin of their own layer overrides it. */
export const content = styleIn('primitives', {});
globalStyleIn('primitives', `${content} > :not(${head}) + *`, { marginBlockStart: vars.space[6] });

export const intro = styleIn('components', {
  maxWidth: vars.size.measure,
  color: vars.color.muted,
  textWrap: 'balance',
});

/** A heading beside the content, on one baseline with it; in a wide window a quarter of the width. */
export const split = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: narrowAndWide,
  columnGap: vars.layout.gap,
  rowGap: 'clamp(16px, 3vw, 32px)',
  alignItems: 'first baseline',
  // The large numerals of `Steps` begin as high as the heading.
  selectors: { '&:has(> * > ol)': { alignItems: 'start' } },
  '@media': {
    [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.fromWide]: {
      gridTemplateColumns: `${quarter} minmax(0, 1fr)`,
    },
    // Headings in the content are no larger than that of the section.
    [media.belowSmall]: { vars: { [vars.fontSize.h2]: vars.fontSize.h2Small } },
  },
});

export const splitHead = styleIn('components', {
  ...stacked(vars.space[5]),
  '@media': { [media.belowMedium]: { display: 'contents' } },
});

/** Ends where the content ends. */
export const withAside = styleIn('components', {
  justifyContent: 'space-between',
  '@media': { [media.fromMedium]: { height: '100%' } },
});

// Keeps a long word of a heading clear of the content beside it.
globalStyleIn('components', `${splitHead} :is(h2, h3)`, { maxWidth: 'max(9em, 20rem)' });

// The `aside`, which is between heading and content here.
globalStyleIn('components', `${splitHead} > div:last-child`, {
  '@media': { [media.belowMedium]: { marginBlockEnd: vars.space[2] } },
});
