import { expect, test, vi } from 'vitest';
import { codeOf, log, type Details } from './log.js';

test('an alert is an error: one JSON object of known names, with its meaning', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const details = { id: 'x', email: 'zoe@example.com', error: new Error('secret') };
  log.alert('unavailable', details as Details);
  const meaning = expect.stringContaining('the visitor was told');
  const expected = { level: 'alert', event: 'unavailable', id: 'x', meaning };
  expect(error.mock.calls.flat().map((line) => JSON.parse(line))).toEqual([expected]);
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
