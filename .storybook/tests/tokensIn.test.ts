import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from '../../packages/ui/src/components/Button/Button.stories.js';
import preview from '../preview.js';
import { tokensIn } from '../tokensIn.js';

setProjectAnnotations([preview]);

test('the tokens of a component are those of its rules in every state, and no others', async () => {
  const canvasElement = document.body.appendChild(document.createElement('div'));
  await composeStories(stories).Default.run({ canvasElement });
  const colors = [...tokensIn(canvasElement)].filter((name) => name.startsWith('color-'));
  expect(colors.toSorted()).toEqual([
    'color-muted',
    'color-onPrimary',
    'color-primary',
    'color-primaryHover',
    'color-sunkenDeep',
  ]);
  canvasElement.remove();
});
