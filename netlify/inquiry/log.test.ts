import { expect, test, vi } from 'vitest';
import { codeOf, log, type Details } from './log.js';

test('a log line is one JSON object of known names; an alert is an error with its meaning', () => {
  const info = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const details = { id: 'x', email: 'zoe@example.com', error: new Error('secret') };
  log.info('sent', details as Details);
  log.alert('unavailable', { id: 'x', code: '400' });
  expect(info.mock.calls).toEqual([['{"level":"info","event":"sent","id":"x"}']]);
  expect(JSON.parse(error.mock.calls[0]![0] as string)).toEqual({
    level: 'alert',
    event: 'unavailable',
    id: 'x',
    code: '400',
    meaning: expect.stringContaining('the visitor was told'),
  });
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
