import { expect, test } from 'vitest';
import { groupNotes } from '../../../.changeset/changelog.js';

test('the changelog has every bullet of the notes, renames first', () => {
  const notes = [
    '\n**Change**\n\n- `Note`: `title` is gone.\n\n**Rename**\n\n- `A` → `B`.\n',
    '- without a group\n\n**Rename**\n\n- `C` → `D`.\n',
    '**Fixed**\n\n- of a group of its own',
  ];
  expect(groupNotes(notes)).toBe(
    [
      '\n#### Rename\n\n- `A` → `B`.\n- `C` → `D`.\n',
      '\n#### Change\n\n- `Note`: `title` is gone.\n- without a group\n',
      '\n#### Fixed\n\n- of a group of its own\n',
    ].join(''),
  );
});
