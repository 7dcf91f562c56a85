import { expect, test } from 'vitest';
import { mask, readMessage } from './readMessage.js';

/** The masked text with one sign for each run of masks. */
const shown = (text: string) => readMessage(text).masked.replace(new RegExp(`${mask}+`, 'g'), '•');

test.each([
  ['Hello, {name}!', 'Hello, •!'],
  ['{n, plural, one {day} other {days}}', '•day•days•'],
  ['See <link>this page</link>.', 'See •this page•.'],
  ['{n, plural, one {# day} other {# days}} left', '• day• days• left'],
  ["It's '{quoted}' here", "It's • here"],
  ['Write to name@example.com or https://example.com/a?b', 'Write to • or •'],
  ['{a, select, x {one {b}} other {two}}', '•one •two•'],
])('leaves of %s only what is text: %s', (text, rest) => {
  expect(shown(text)).toBe(rest);
  expect(readMessage(text).masked).toHaveLength(text.length);
});

test.each([
  ['Hello {name', 'from character 7 on'],
  ['Hello name}', 'do not fit together'],
  ['{n, Plural, one {x} other {y}}', '“Plural” is not a keyword'],
  ['See <link>this</lnk>', 'The tag <link> has no counterpart'],
  ['See this</link>', 'The tag </link> has no counterpart'],
  ["l'{name}", 'A straight apostrophe'],
])('says what is wrong with %s: %s', (text, wrong) => {
  expect(readMessage(text).problem?.wrong).toContain(wrong);
});
