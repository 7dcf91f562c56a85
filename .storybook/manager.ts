import { addons } from 'storybook/manager-api';
import { nameOf } from '../packages/ui/workshop/titles.js';
import { themeOf } from './theme.js';
import './controls.css';
import './fonts.css';

addons.setConfig({
  theme: themeOf(),
  // Pages have nothing to control.
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, shown) => (storyId.startsWith('pages-site--') ? false : shown),
  },
  sidebar: {
    // A MUST is a test; the documentation of its component leads to it.
    filters: { withoutTests: ({ name }) => !name.startsWith('MUST') },
    // What others call a component is for the search. It says that it is new, or on its way out.
    renderLabel: ({ name, type, tags }) =>
      [nameOf(name), type === 'component' && tags?.find((tag) => /^(new|deprecated)$/.test(tag))]
        .filter(Boolean)
        .join(', '),
  },
});

addons.register('scheme', (api) => {
  for (const told of ['setGlobals', 'globalsUpdated'])
    api.on(told, ({ globals }) => api.setOptions({ theme: themeOf(globals.theme) }));
});

/** What is printed is as wide as a sheet of paper. */
addons.register('sheet', (api) => {
  let printed = false;
  api.on('globalsUpdated', ({ globals }) => {
    if (printed === (globals.medium === 'print')) return;
    printed = !printed;
    api.updateGlobals({ viewport: { value: printed ? 'sheet' : undefined, isRotated: false } });
  });
});
