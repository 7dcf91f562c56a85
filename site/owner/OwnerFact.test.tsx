import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translateInto } from '../testing/translateInto.js';
import { OwnerFact } from './OwnerFact.js';

const t = await translateInto('fr');

test('a missing fact is shown by its name in the language of the page, marked', () => {
  const html = renderToStaticMarkup(<OwnerFact fact={{ missing: 'companyName' }} t={t} />);
  expect(html).toContain('data-pending');
  expect(html).toContain('Nom de la société');
  expect(renderToStaticMarkup(<OwnerFact fact="Musterstraße 1" t={t} />)).toBe('Musterstraße 1');
});
