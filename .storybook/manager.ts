import { addons } from 'storybook/manager-api';
import { themes } from 'storybook/theming';
import { nameOf } from '../packages/ui/src/storyParts.js';

addons.setConfig({
  theme: { ...themes.normal, brandTitle: 'Advisor design system' },
  sidebar: {
    // A MUST is a test; the documentation of its component links to it.
    filters: { withoutTests: ({ name }) => !name.startsWith('MUST') },
    // Alternative names are for the search only; tags mark new and deprecated components.
    renderLabel: ({ name, type, tags }) =>
      [nameOf(name), type === 'component' && tags?.find((tag) => /^(new|deprecated)$/.test(tag))]
        .filter(Boolean)
        .join(', '),
  },
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
