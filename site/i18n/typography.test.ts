import { expect, test } from 'vitest';
import { setTypography } from './typography.js';

/** No-break spaces as ⍽ and, narrow, ⸱; a soft hyphen as |. */
const visible = (text: string) =>
  text
    .replaceAll('\u00a0', '⍽')
    .replaceAll('\u202f', '⸱')
    .replaceAll('\u00ad', '|')
    .replaceAll('\u2060', '^');

test.each([
  ['en', `It's "one" - or 'two'`, 'It’s “one” – or ‘two’'],
  ['de', `"Wort" - 'so' geht's, 50-500`, '„Wort“ – ‚so‘ geht’s, 50–^500'],
  ['en', 'In 2026 - 3 seminars, {a} - {b}', 'In 2026 – 3⍽seminars, {a} – {b}'],
  ['de', 'Wird gesendet ... (§ 19), {a}-{b}', 'Wird gesendet⍽… (§⍽19), {a}–^{b}'],
  ['de', 'am 2025-04-03, 030-123-456, „Wort“', 'am 2025-04-03, 030-123-456, „Wort“'],
  ['fr', `L'équipe d'{name} : "oui" ?`, 'L’équipe d’{name}⍽: «⍽oui⍽»⸱?'],
  ['fr', `«un 'mot' dedans» ! Langue: {x};`, '«⍽un “mot” dedans⍽»⸱! Langue⍽: {x}⸱;'],
  ['fr', 'À 12:30, https://a.example/?b=c (?)', 'À 12:30, https://a.example/?b=c (?)'],
  ['fr', 'Que se passe-t-il ?', 'Que se passe-^t-^il⸱?'],
  ['de', 'Eine E-Mail', 'Eine E-^Mail'],
  ['de', 'verrechnungspreise', 'verrechnungs|preise'],
  // A number keeps its word, unless that is long, and a placeholder counts as one; a year does not.
  ['de', 'am 3. April, {n} Minuten', 'am 3.⍽April, {n}⍽Minuten'],
  ['en', '50-500 employees since 2012 in Berlin', '50–^500⍽employees since 2012 in Berlin'],
  ['de', 'für 100 Zusammenkünfte', 'für 100 Zusammenkünfte'],
  ['en', '{n, plural, one {day} other {# days}}', '{n, plural, one {day} other {#⍽days}}'],
])('in %s, “%s” is shown as “%s”', (language, typed, shown) => {
  expect(visible(setTypography(typed, language))).toBe(shown);
  expect(setTypography(setTypography(typed, language), language)).toBe(
    setTypography(typed, language),
  );
});

test('a language without rules keeps its punctuation and long words', () => {
  expect(setTypography('Un "plan" Verrechnungspreise', 'it')).toBe('Un "plan" Verrechnungspreise');
});
