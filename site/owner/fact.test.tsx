import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translatePlainInto } from '../../testing/translatePlainInto.js';
import { initials } from './fact.js';
import { OwnerFact } from './OwnerFact.js';

const t = await translatePlainInto('de');

test.each([
  [{ missing: 'companyName' }, 'data-pending="">noch zu ergänzen: companyName<'],
  ['name@example.com', 'data-pending="">name@example.com<'],
  ['https://calendar.example.org/x', 'data-pending=""'],
  ['https://example.company/', /^https:\/\/example\.company\/$/],
  ['Musterstraße 1', /^Musterstraße 1$/],
])('marks a missing fact and a placeholder address: %j', (fact, html) => {
  const shown = renderToStaticMarkup(<OwnerFact fact={fact} t={t} />);
  expect(shown).toMatch(html);
});

test.each([
  ['Dr. Eva-Maria von O’Neill', 'EO'],
  ['Prof. Dr.-Ing. Élise Hélène Durand', 'ÉD'],
  ['J. Weber', 'JW'],
  ['Mona', 'M'],
  ['李小龍', '李'],
])('the initials of %s are %s', (name, expected) => expect(initials(name)).toBe(expected));
