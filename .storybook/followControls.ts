import type { Channel } from 'storybook/internal/channels';
import type { DocsContextProps, PreparedStory } from 'storybook/internal/types';

/** Sends what controls change on a page to a frame, which has a Storybook of its own. Returns what ends it. */
export function followControls(page: DocsContextProps, story: PreparedStory, frame: Channel) {
  let sent = story.initialArgs;
  const send = () => {
    // Before it has rendered, it has no story to change.
    if (!frame.last('storyRendered')) return;
    const { unmappedArgs: args } = page.getStoryContext(story);
    const changed = Object.entries(args).filter(([name, value]) => value !== sent[name]);
    sent = args;
    const updatedArgs = Object.fromEntries(changed);
    if (changed.length === 0) return;
    // Not emitted: the frame's transport would bring it to this page as well, and the page send it again.
    for (const update of frame.listeners('updateStoryArgs') ?? [])
      update({ storyId: story.id, updatedArgs });
  };
  send();
  frame.on('storyFinished', send);
  page.channel.on('storyArgsUpdated', send);
  return () => {
    frame.off('storyFinished', send);
    page.channel.off('storyArgsUpdated', send);
  };
}
