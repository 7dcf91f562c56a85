import { addons } from 'storybook/manager-api';
import { theme } from './theme.js';
import './controls.css';
import './fonts.css';

addons.setConfig({
  theme,
  // Pages have nothing to control.
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, shown) => (storyId.startsWith('pages-site--') ? false : shown),
  },
  sidebar: {
    // A MUST is a test; the documentation of its component leads to it.
    filters: { withoutTests: ({ name }) => !name.startsWith('MUST') },
    // A component says that it is new, or on its way out.
    renderLabel: ({ name, type, tags }) =>
      [name, type === 'component' && tags?.find((tag) => /^(new|deprecated)$/.test(tag))]
        .filter(Boolean)
        .join(', '),
  },
});
