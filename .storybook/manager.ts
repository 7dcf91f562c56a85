import { addons } from 'storybook/manager-api';
import { themes } from 'storybook/theming';
import { namesOf } from '../packages/ui/src/storyMeta.js';

addons.setConfig({
  theme: { ...themes.normal, brandTitle: 'Advisor design system' },
  sidebar: {
    // Tests are linked in Docs; the search would find their sentences before components.
    filters: { tests: ({ name }) => !name.startsWith('MUST') },
    // Alternative names are for the search only.
    renderLabel: ({ name }) => namesOf(name).join(', '),
  },
});
