import { setupI18n, type Messages } from '@lingui/core';
import { expect, test } from 'vitest';
import { translatePlain } from './translate.js';

const messages: Messages = { cost: ['It costs ', ['price'], ' plus VAT'], plain: 'Contact' };
const t = translatePlain(setupI18n({ locale: 'en', messages: { en: messages } }));
// A build keeps the id only.
const cost = { id: 'cost' };

test('fills the placeholders of a message', () => {
  expect(t(cost, { price: '790 €' })).toBe('It costs 790 € plus VAT');
  expect(t({ id: 'plain' })).toBe('Contact');
});

test.each([[undefined], [{ amount: '790 €' }]])(
  'throws where a placeholder has no value (%j), and names both',
  (values) => {
    expect(() => t(cost, values)).toThrow(
      'The placeholder {price} of “It costs {price} plus VAT” has no value in en.',
    );
  },
);
