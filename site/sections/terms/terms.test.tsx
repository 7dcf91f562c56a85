import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { owner } from '../../owner.yaml';
import { prices } from '../../prices.yaml';
import { translatePlainInto } from '../../../testing/translatePlainInto.js';
import InterimPage from '../../pages/interim/InterimPage.js';
import { callTerms, chargingTerms, sessionTerms } from './terms.js';

const [facts, amounts] = [{ ...owner }, { ...prices }];
afterEach(() => {
  Object.assign(owner, facts);
  Object.assign(prices, amounts);
});

test.each([
  [19, '150\u00a0€\u00a0netto'],
  [0, '150\u00a0€, keine MwSt. (§\u00a019\u00a0UStG)'],
])('with %i per cent VAT, each price reads: %s', async (vatPercent, price) => {
  Object.assign(owner, { firstTalkPrice: 150, firstTalkMinutes: undefined, dayRate: 150 });
  Object.assign(owner, { coachingPrice: 150, coachingMinutes: undefined });
  Object.assign(prices, { vatPercent });
  const t = await translatePlainInto('de');
  expect(callTerms(t, 'de')).toBe(`Das Erstgespräch kostet ${price}.`);
  expect(sessionTerms(t, 'de')).toBe(`Eine Coaching-Sitzung kostet ${price}.`);
  expect(chargingTerms(t, 'de')).toBe(`Mein Tagessatz beträgt ${price}.`);
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
