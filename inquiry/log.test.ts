import { expect, test, vi } from 'vitest';
import { codeOf, log, type Details } from './log.js';

test('a line holds known names only', () => {
  const info = vi.spyOn(console, 'log').mockReturnValue();
  log.info('sent', { id: 'x', email: 'zoe@example.com' } as Details);
  expect(info).toHaveBeenCalledWith('{"level":"info","event":"sent","id":"x"}');
});

test.each([
  // What the tests of mailer and store do not prove.
  [new DOMException('x', 'TimeoutError'), 'TIMEOUT'],
  [{ code: 'Bearer SG.key', message: 'Bearer SG.key' }, 'UNKNOWN'],
  [{ code: 99_999 }, 'UNKNOWN'],
  [null, 'UNKNOWN'],
])('codeOf reduces %o to %s', (error, code) => {
  expect(codeOf(error)).toBe(code);
});
