import { zIndex } from '../../styles/fragments.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';

export const header = styleIn('components', {
  width: '100%',
  position: 'sticky',
  zIndex: zIndex.header,
  insetBlockStart: 0,
  background: vars.color.bg,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  // Without popover support the sheet is a list below the header, too high to be sticky.
  '@supports': { 'not selector(:popover-open)': { position: 'static' } },
  '@media': {
    [media.minimalHeight]: { position: 'static' },
  },
});

// A focus stop in the sticky header must not scroll the page.
globalStyleIn('components', `html:has(${header} :focus-visible)`, { scrollPaddingTop: 0 });

// Printed as the letterhead of the first sheet.
onPaper(header, { position: 'static', minHeight: '53mm', marginBlockEnd: '4mm' });

export const row = styleIn('components', {
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  // If both don't fit, a long name wraps before the navigation does.
  gridTemplateColumns: 'minmax(min-content, 1fr)',
  gridAutoFlow: 'column',
  columnGap: 'clamp(12px, 2vw, 32px)',
  minHeight: `calc(${vars.size.header} - 1px)`,
});

/** Hidden where the name needs the room: on narrow phones, and with large text. */
export const action = styleIn('components', {
  alignSelf: 'center',
  '@container': { '(max-width: 20.5rem)': { display: 'none' } },
});

export const brand = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  justifySelf: 'start',
  columnGap: vars.space[2],
  minHeight: vars.size.target,
  paddingBlock: vars.space[2],
  fontFamily: vars.font.serif,
  fontSize: '1.375rem',
  lineHeight: 1.2,
  textDecoration: 'none',
  '@media': {
    // Beside the navigation the column is as wide as the longest part of the name.
    [media.fromBar]: { overflowWrap: 'break-word' },
  },
});
