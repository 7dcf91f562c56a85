import { Channel } from 'storybook/internal/channels';
import { expect, test } from 'vitest';
import { followControls } from './followControls.js';

test('a control that is changed before its frame has rendered reaches it then, and once', () => {
  const [channel, frame] = [new Channel({}), new Channel({})];
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
});
