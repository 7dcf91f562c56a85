import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { numeralStyle, serif } from '../../styles/typography.js';

export const prose = styleIn('components', { width: '100%' });

/**
 * Styles descendants; `selector` must not be a list, which would leave its other members global.
 */
const inside = (selector: string, rule: Parameters<typeof globalStyleIn>[2]) =>
  globalStyleIn('components', `${prose} ${selector}`, rule);

inside('> :not(div)', { maxWidth: vars.size.measure });
inside('> * + *', { marginTop: vars.space[4] });
// Unlike text, a heading's rule takes the full width.
inside('h2', {
  maxWidth: 'none',
  marginTop: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})`,
  paddingTop: `clamp(${vars.space[5]}, 2vw, ${vars.space[6]})`,
  borderTop: `1px solid ${vars.color.hairline}`,
  ...serif,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.2,
  textWrap: 'balance',
  hyphens: 'auto',
});
// A second line begins below the first, not below the number.
inside('h2:has(> span:first-child)', {
  display: 'flex',
  alignItems: 'first baseline',
});

/** The number of a heading. */
inside('h2 > span:first-child', {
  ...numeralStyle,
  flex: 'none',
  minWidth: '2em',
  color: vars.color.accentText,
});
for (const first of ['', '> div:first-child > :first-child '])
  inside(`${first}> h2:first-child`, { marginTop: 0, paddingTop: 0, borderTop: 0 });
inside('h3', {
  breakAfter: 'avoid',
  marginTop: vars.space[6],
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
});
inside('h2 + *', {
  marginTop: vars.space[4],
  '@media': { [media.belowSmall]: { marginTop: vars.space[2] } },
});
inside('h3 + *', { marginTop: vars.space[3] });
inside('p', { hyphens: 'auto' });
inside('pre', { whiteSpace: 'pre-wrap' });
inside('div > p + p', { marginTop: vars.space[3] });
inside('ul', { display: 'grid', gap: vars.space[3] });
inside('li', { position: 'relative', paddingInlineStart: '1.6em' });
inside('li::before', {
  insetInlineStart: 0,
  top: '.8em',
  width: '.9em',
  height: '1px',
  background: vars.color.accentLine,
});
inside('strong', { fontWeight: vars.fontWeight.strong });
inside('code', { fontFamily: 'inherit', fontStyle: 'italic' });

const entry = {
  marginTop: vars.space[5],
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.color.hairline}`,
};

// In a wide window each heading is beside its text, below a common rule, and short entries are side by side.
for (const [selector, rule] of Object.entries({
  '': {
    display: 'grid',
    gridTemplateColumns: `max(20rem, (100% + ${vars.layout.gap}) / 3) minmax(0, 1fr)`,
  },
  ' > *': { gridColumn: 2 },
  ' > h2': { ...entry, gridColumn: 1, paddingInlineEnd: vars.space[6] },
  // Its rule is wider than the text.
  ' > h2 + *': {
    ...entry,
    maxWidth: 'none',
    paddingInlineEnd: `max(0px, 100% - ${vars.size.measure})`,
  },
  ' > div:has(> div)': {
    ...entry,
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
    gap: vars.layout.gap,
  },
  ' > div h2': { margin: 0, padding: 0, border: 0 },
  // The entries of the first row matter most.
  ' > div ~ *': { vars: { [vars.fontSize.h3]: vars.fontSize.h3Small } },
  ' > :is(:first-child:not(p), h2:first-child + *)': { ...entry, marginTop: 0 },
}))
  globalStyleIn('components', `${prose}${selector}`, { '@media': { [media.fromMedium]: rule } });
