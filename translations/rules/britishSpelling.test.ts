import { expect, test } from 'vitest';
import { findingsOf } from '../oneMessage.js';

test.each([
  ['organization', 'organisation'],
  ['organized', 'organised'],
  ['Analyzing', 'Analysing'],
  ['Behaviors', 'Behaviours'],
  ['the center of it', 'centre'],
  ['prioritizing', 'prioritising'],
])('finds the American %s', (text, british) => {
  expect(findingsOf('british-spelling', { text })).toMatchObject([
    { right: `British: ${british}.` },
  ]);
});

test.each(['organisation', 'the size of a prize', 'downsizing', 'a laboratory', 'literally'])(
  'accepts %s',
  (text) => {
    expect(findingsOf('british-spelling', { text })).toEqual([]);
  },
);
