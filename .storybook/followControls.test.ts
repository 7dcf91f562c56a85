import { Channel } from 'storybook/internal/channels';
import { expect, test, vi } from 'vitest';
import { followControls } from './followControls.js';

test('a control that is changed before its frame has rendered reaches it then, once, and nobody else', () => {
  const leftFrame = vi.fn<(event: { type: string }) => void>();
  const transport = { setHandler: () => {}, send: leftFrame };
  const [channel, frame] = [new Channel({}), new Channel({ transport })];
  const received: unknown[] = [];
  frame.on('updateStoryArgs', (update) => received.push(update));
  const unmappedArgs = { label: 'Go', tone: 'quiet' };
  const page = { channel, getStoryContext: () => ({ unmappedArgs }) };
  const story = { id: 'button', initialArgs: { label: 'Call', tone: 'quiet' } };
  followControls(page as never, story as never, frame);
  channel.emit('storyArgsUpdated');
  expect(received).toEqual([]);
  frame.emit('storyRendered');
  frame.emit('storyFinished');
  frame.emit('storyFinished');
  expect(received).toEqual([{ storyId: 'button', updatedArgs: { label: 'Go' } }]);
  const events = leftFrame.mock.calls.map(([{ type }]) => type);
  expect(events).not.toContain('updateStoryArgs');
});
