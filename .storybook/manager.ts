import { addons } from 'storybook/manager-api';
import { nameOf } from '../packages/ui/workshop/titles.js';
import { themeOf } from './theme.js';
import './controls.css';
import './fonts.css';

addons.setConfig({
  theme: themeOf(),
  // Pages have no controls.
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, shown) => (storyId.startsWith('pages-site--') ? false : shown),
  },
  sidebar: {
    // A MUST is a test; the documentation of its component leads to it.
    filters: { withoutTests: ({ name }) => !name.startsWith('MUST') },
    // Alternative names are for the search only; tags mark new and deprecated components.
    renderLabel: ({ name, type, tags }) =>
      [nameOf(name), type === 'component' && tags?.find((tag) => /^(new|deprecated)$/.test(tag))]
        .filter(Boolean)
        .join(', '),
  },
});

addons.register('toolbar', (api) => {
  let printed = false;
  for (const eventName of ['setGlobals', 'globalsUpdated'])
    api.on(eventName, ({ globals }) => {
      api.setOptions({ theme: themeOf(globals.theme) });
      if (printed === (globals.medium === 'print')) return;
      printed = !printed;
      // Print is shown at the width of a sheet of paper.
      api.updateGlobals({ viewport: { value: printed ? 'sheet' : undefined, isRotated: false } });
    });
});
