import { replaceAll } from '../excerpt.js';
import type { Rule } from '../Rule.js';

const marks = '§|(?<!\\p{L})(?:[Aa]rt\\.|Abs\\.|Nr\\.|n°)';
const units = [
  '(?:Tage?|Stunden?|Minuten?|Monate?|Wochen?|Jahre?)n?',
  '(?:jours?|heures?|minutes?|mois|semaines?|ans?)',
  'Uhr|%',
].join('|');
const place = new RegExp(`(?:(?<=${marks}) (?=\\d)|(?<=\\d) (?=(?:${units})(?!\\p{L})))`, 'gu');

/** German and French: a no-break space between a number and its sign or unit, § 5, 6 Monate. */
export const keptTogether: Rule = {
  name: 'kept-together',
  group: 'typography',
  languages: ['de', 'fr'],
  check: ({ translation }) =>
    replaceAll(
      'A line may end between a number and what belongs to it.',
      translation,
      place,
      '\u00a0',
    ),
};
