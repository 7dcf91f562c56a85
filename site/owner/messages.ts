import { msg } from '@lingui/core/macro';

export const portraitAlt = msg({
  message: 'Portrait of {name}',
  comment: 'Text for the advisor’s portrait, on several pages. {name} is the advisor’s name.',
});

export const portraitMissing = msg({
  message: 'Photo to follow',
  comment: 'Across the foot of the portrait’s frame while there is no photograph. [max 16]',
});

export const missingFact = msg({
  message: 'to be supplied: {field}',
  comment: 'In place of a missing fact; {field} is its name in a file, such as “vatId”.',
});
