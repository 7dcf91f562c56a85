import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { owner } from '../../owner.yaml';
import { prices } from '../../prices.yaml';
import { callTerms } from '../../sections/terms.js';
import { translateInto } from '../../testing/translateInto.js';
import { ContactInfo } from './ContactInfo.js';

const [facts, amounts] = [{ ...owner }, { ...prices }];
afterEach(() => {
  Object.assign(owner, facts);
  Object.assign(prices, amounts);
});

test('an optional list of the owner that is empty shows no row', async () => {
  const t = await translateInto('en');
  const html = () => renderToStaticMarkup(<ContactInfo t={t} language="en" />);
  Object.assign(owner, { workingLanguages: ['de', 'en'] });
  expect(html()).toContain('Working languages');
  Object.assign(owner, { workingLanguages: [] });
  expect(html()).not.toContain('Working languages');
});

test.each([
  [19, 'Das Gespräch kostet 150\u00a0€ zuzüglich Mehrwertsteuer.'],
  [0, 'Das Gespräch kostet 150\u00a0€, keine MwSt. (§ 19 UStG).'],
])('with %i per cent of VAT the call is priced so: %s', async (vatPercent, sentence) => {
  Object.assign(owner, { firstTalkPrice: '150', firstTalkMinutes: undefined });
  Object.assign(prices, { vatPercent });
  const t = await translateInto('de');
  expect(callTerms(t, 'de')).toBe(sentence);
});
