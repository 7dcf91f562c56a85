import { addons } from 'storybook/manager-api';
import { theme } from './theme.js';
import './controls.css';
import './fonts.css';

addons.setConfig({
  theme,
  sidebar: {
    // A component says that it is new, or on its way out.
    renderLabel: ({ name, type, tags }) =>
      [name, type === 'component' && tags?.find((tag) => /^(new|deprecated)$/.test(tag))]
        .filter(Boolean)
        .join(', '),
  },
});
