import { styleIn, vars } from '../../styles/stylesheet.js';

/** After its label in the document, as every control. */
export const box = styleIn('components', {
  gridArea: '1 / 1',
  selectors: {
    // A tick is the browser's own.
    '&:enabled:not(:checked)': {
      appearance: 'none',
      background: vars.color.surface,
      border: `1px solid ${vars.color.control}`,
      borderRadius: `min(${vars.radius.control}, 4px)`,
    },
    '&[type=radio]:enabled:not(:checked)': { borderRadius: '50%' },
    '&[aria-invalid=true]:enabled:not(:checked)': { border: `2px solid ${vars.color.danger}` },
  },
});

export const readOnly = styleIn('components', { accentColor: vars.color.muted });
