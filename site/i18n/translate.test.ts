import { setupI18n, type Messages } from '@lingui/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessagesContext, RichMessage } from './RichMessage.js';
import { splitNumeral, translatePage } from './translate.js';

const messages: Messages = {
  cost: ['It costs ', ['price'], ' plus VAT'],
  bound:
    'Das kostet 1.\u00a0Mai, §\u00a019\u00a0: «\u00a0so\u00a0», 50–\u2060500 Füh\u00adrungs\u00adkräfte',
  places: [['count', 'plural', { one: ['One place on ', ['date']], other: '#' }]],
};
const t = translatePage(setupI18n({ locale: 'en', messages: { en: messages } }));
// A build keeps the id only.
const cost = { id: 'cost' };

test.each([[undefined], [{ amount: '790 €' }]])(
  'throws where a placeholder has no value (%j), and names both',
  (values) => {
    expect(() => t(cost, values)).toThrow(
      'The placeholder {price} of “It costs {price} plus VAT” has no value in en.',
    );
  },
);

test('throws where a placeholder inside a plural has no value', () => {
  expect(() => t({ id: 'places' }, { count: 2 })).toThrow('The placeholder {date} of “{count}”');
  expect(t({ id: 'places' }, { count: 1, date: 'Monday' })).toBe('One place on Monday');
});

test('throws where a placeholder of a message with elements has no value', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
  const show = (values: Record<string, string>) =>
    renderToStaticMarkup(
      createElement(
        MessagesContext,
        { value: i18n },
        createElement(RichMessage, { message: cost, values }),
      ),
    );
  expect(() => show({})).toThrow('The placeholder {price}');
  expect(show({ price: '790 €' })).toBe('It costs 790 € plus VAT');
});

test('a plain text has the spaces of its language, and no sign without width', () => {
  expect(t.plain({ id: 'bound' })).toBe(
    'Das kostet 1.\u00a0Mai, §\u00a019\u00a0: «\u00a0so\u00a0», 50–500 Führungskräfte',
  );
});

test('a text is split at its marked number', () => {
  const stat = { before: 'Within', value: '6', after: 'months' };
  expect(splitNumeral('Within <n>6</n>\u00a0months')).toEqual(stat);
});
