import { media, styleIn, vars } from '../../styles/stylesheet.js';

const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `28px ${vars.layout.gap}`,
};

export const form = styleIn('components', {
  width: '100%',
  ...rows,
  // Not printed: fields on paper can't be submitted.
  '@media': { [media.print]: { display: 'none' } },
});

export const fields = styleIn('components', {
  ...rows,
  '@media': { [media.fromSmall]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const row = styleIn('components', { gridColumn: '1 / -1' });

/** As high as a button, so that a restored draft doesn't move the fields. */
export const note = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: vars.size.target,
  marginTop: vars.space[3],
});

export const draft = styleIn('components', {
  selectors: { '&:not(:empty)': { marginInlineEnd: vars.space[4] } },
});

export const status = styleIn('components', {
  flex: '1 1 18rem',
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});
