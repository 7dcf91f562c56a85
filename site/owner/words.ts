import { msg } from '@lingui/core/macro';

/** What a reader is told who does not see the advisor's portrait. */
export const portraitAlt = msg({
  message: 'Portrait of {name}',
  comment: 'Text for the advisor’s portrait, on several pages. {name} is the advisor’s name.',
});
