import type { Block, Inline } from './Block.js';

type HeadingBlock = Extract<Block, { type: 'heading' }>;

/** The words of a heading, without marks and facts. */
export const headingText = ({ content }: HeadingBlock): string => content.map(words).join('');

/** A heading's `id`: “1. Wer verantwortlich ist” becomes `wer-verantwortlich-ist`. */
export function anchor(heading: HeadingBlock): string {
  return headingText(heading)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[\d-]+|-$/g, '');
}

function words(part: Inline): string {
  if ('text' in part) return part.text;
  return 'content' in part ? part.content.map(words).join('') : '';
}
