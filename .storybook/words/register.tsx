/** @jsxRuntime classic -- the manager has a React of its own, without the automatic runtime */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { WordsPanel } from './WordsPanel.js';

addons.register('words', () => {
  addons.add('words/panel', {
    type: types.PANEL,
    title: 'Words',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <WordsPanel />
      </AddonPanel>
    ),
  });
});
