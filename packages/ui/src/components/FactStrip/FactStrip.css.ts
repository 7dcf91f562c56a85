import { styleIn } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

export const strip = styleIn('components', {
  display: 'grid',
  // Fewer side by side where the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  '@media': { [media.belowMedium]: { display: 'block' }, [media.print]: { display: 'grid' } },
});

/** Values and labels share their rows, so that a value on two lines moves no label out of line. */
export const fact = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'end',
  rowGap: vars.space[3],
  borderTop: `1px solid ${vars.color.accentLine}`,
  overflowWrap: 'anywhere',
  paddingBlockStart: vars.space[4],
  paddingInlineEnd: vars.space[5],
  '@media': {
    [media.belowMedium]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'last baseline',
      gap: vars.space[5],
      paddingBlock: '14px 18px',
      paddingInlineEnd: 0,
    },
    [media.print]: { display: 'grid', rowGap: '4pt', paddingInlineEnd: '4mm' },
  },
});

export const value = styleIn('components', {
  order: -1,
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.numeral,
  lineHeight: 1,
  letterSpacing: '-.03em',
  fontFeatureSettings: '"lnum"',
  '@media': { [media.belowMedium]: { flex: '0 1 50%' } },
});

/** The words around a figure: “more than”. */
export const qualifier = styleIn('components', {
  display: 'block',
  fontFamily: vars.font.sans,
  fontWeight: vars.fontWeight.regular,
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  letterSpacing: 0,
  color: vars.color.muted,
  marginBottom: vars.space[3],
});

export const label = styleIn('components', {
  alignSelf: 'start',
  fontSize: vars.fontSize.small,
  lineHeight: 1.45,
  color: vars.color.muted,
  maxWidth: '15em',
  '@media': { [media.belowMedium]: { flex: '0 1 46%', order: 1, alignSelf: 'auto' } },
});

export const unit = styleIn('components', { fontSize: '.42em', letterSpacing: '-.01em' });
