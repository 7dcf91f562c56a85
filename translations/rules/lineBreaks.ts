import type { Rule } from '../Rule.js';

/** Texts of several lines keep their lines. */
export const lineBreaks: Rule = {
  name: 'line-breaks',
  group: 'structure',
  *check({ source, translation, isSource }) {
    if (isSource) return;
    const wanted = source.text.split('\n').length;
    const found = translation.text.split('\n').length;
    if (wanted === found && source.text.endsWith('\n') === translation.text.endsWith('\n')) return;
    yield {
      wrong: `The source has ${wanted} lines, the translation ${found}.`,
      right: 'Begin a new line wherever the source does; in the file itself that is \\n.',
    };
  },
};
