import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { owner } from '../../owner.yaml';
import { prices } from '../../prices.yaml';
import { translatePlainInto } from '../../../testing/translatePlainInto.js';
import InterimPage from '../../pages/interim/InterimPage.js';
import { callTerms } from './terms.js';

const [facts, amounts] = [{ ...owner }, { ...prices }];
afterEach(() => {
  Object.assign(owner, facts);
  Object.assign(prices, amounts);
});

test.each([
  [19, 'Das Erstgespräch kostet 150\u00a0€\u00a0zuzüglich Mehrwertsteuer.'],
  [0, 'Das Erstgespräch kostet 150\u00a0€, keine MwSt. (§\u00a019\u00a0UStG).'],
])('with %i per cent VAT, the price of the call reads: %s', async (vatPercent, sentence) => {
  Object.assign(owner, { firstTalkPrice: 150, firstTalkMinutes: undefined });
  Object.assign(prices, { vatPercent });
  const t = await translatePlainInto('de');
  expect(callTerms(t, 'de')).toBe(sentence);
});

test.each([
  [undefined, true],
  ['+49 30 23125', false],
])('a page for emergencies with the number %s promises a reply in days: %s', async (phone, is) => {
  Object.assign(owner, { phone, answerDays: 3 });
  const [t, renderedAt] = [await translatePlainInto('en'), '2027-01-01'];
  const page = { name: 'interim', language: 'en', href: String } as const;
  const html = renderToStaticMarkup(
    <InterimPage {...page} t={t} renderedAt={renderedAt} showToast={() => {}} />,
  );
  expect(/three working days/.test(html)).toBe(is);
});
