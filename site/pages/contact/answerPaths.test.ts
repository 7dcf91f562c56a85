import { answerPaths } from '@advisor/contact';
import { expect, test } from 'vitest';
import { paths } from '../../paths.js';

test('the function redirects to paths that the site has', () => {
  const { thanks, notSentInvalid, notSentUnavailable, notSentTooMany } = paths;
  expect(answerPaths).toEqual({
    sent: thanks,
    invalid: notSentInvalid,
    unavailable: notSentUnavailable,
    tooMany: notSentTooMany,
  });
});
