import { expect, test } from 'vitest';
import { findingsOf, fixed } from '../oneMessage.js';

test.each([
  ['de', 'Unternehmen mit 50-500 Beschäftigten', 'Unternehmen mit 50–500 Beschäftigten'],
  ['de', 'Unternehmen mit 50 – 500 Beschäftigten', 'Unternehmen mit 50–500 Beschäftigten'],
  ['de', '{start}-{end} Uhr', '{start}–{end} Uhr'],
  ['de', 'Der Plan - selten das Problem', 'Der Plan – selten das Problem'],
  ['de', 'Der Plan—selten', 'Der Plan – selten'],
  ['de', 'Der Plan – selten – das Problem– also', 'Der Plan – selten – das Problem – also'],
  ['fr', 'de 50-500 salariés', 'de 50–500 salariés'],
  ['fr', 'Le plan - rarement', 'Le plan – rarement'],
])('sets %s: %s as %s', (language, text, right) => {
  expect(findingsOf('dashes', { language, text })).not.toEqual([]);
  expect(fixed({ language, text })).toBe(right);
});

test('finds a hyphen in an English range', () => {
  expect(findingsOf('dashes', { text: 'companies with 50-500 employees' })).toMatchObject([
    { right: '“companies with 50–500 employees”' },
  ]);
});

test.each([
  ['en', '50–500 employees'],
  ['de', 'Der Plan – selten das Problem'],
  ['de', 'Emotional-Leadership-Workshop'],
  ['de', 'Interim- und Führungsaufgaben'],
  ['en', 'on 2025-04-03'],
  ['en', 'call 030-123-456'],
  ['en', 'a 2-day workshop'],
])('accepts %s: %s', (language, text) => {
  expect(findingsOf('dashes', { language, text })).toEqual([]);
});
