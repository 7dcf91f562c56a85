import { styleIn, vars } from '../../styles/stylesheet.js';

const inline = vars.space[4];

export const control = styleIn('components', {
  display: 'block',
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space[2]} ${inline}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  appearance: 'none',
  // Keeps the label in view when the control is focused.
  scrollMarginBlockStart: vars.space[7],
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':read-only': { color: vars.color.muted },
  // Looks like a disabled button. Chromium also makes a select paler.
  ':disabled': {
    background: vars.color.sunkenDeep,
    borderColor: vars.color.hairline,
    opacity: 1,
    cursor: 'default',
  },
  selectors: {
    // Typed text may have another direction than the page; edge and padding follow the page, which
    // `dir="auto"` would change.
    '&:not([dir])': { unicodeBidi: 'plaintext' },
    '&:hover:not(:read-only, [aria-invalid=true])': { borderColor: vars.color.text },
    // A wide border, no inner shadow: a shadow would replace the inner tone of the focus ring, and
    // forced colours would drop it.
    '&[aria-invalid=true]': {
      borderColor: vars.color.danger,
      borderInlineStartWidth: '4px',
      paddingInlineStart: `calc(${inline} - 3px)`,
    },
  },
});

/** Room for about twelve characters. */
export const short = styleIn('components', { maxWidth: '10em' });

export const area = styleIn('components', {
  paddingBlock: vars.space[3],
  resize: 'vertical',
  lineHeight: 1.5,
});

export const count = styleIn('components', {
  marginTop: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'end',
});

export const over = styleIn('components', {
  color: vars.color.danger,
  fontWeight: vars.fontWeight.medium,
});

export const selectFrame = styleIn('components', { position: 'relative' });

export const select = styleIn('components', {
  paddingInlineEnd: vars.space[7],
  selectors: {
    '&:enabled': { cursor: 'pointer' },
    // `:read-only` matches every select; without this a chosen option would look like the
    // placeholder.
    '&:enabled:not([aria-readonly=true])': { color: 'inherit' },
    '&[aria-readonly=true]': { pointerEvents: 'none' },
    '&:hover:not(:disabled, [aria-invalid=true])': { borderColor: vars.color.text },
    '&:has(option[value=""]:checked)': { color: vars.color.muted },
  },
});

export const chevron = styleIn('components', {
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: inline,
  translate: '0 -50%',
  display: 'flex',
  pointerEvents: 'none',
});
