import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import type { Args } from 'storybook/internal/types';
import { drawnHeight } from './drawnHeight.js';

/** What a rendered story sends with its code. */
const snippetRendered = 'storybook/docs/snippet-rendered';

export type FrameProps = {
  story: string;
  /** Width of the window in px; the story breaks as in a window of that width. */
  width: number;
  /** The toolbar’s settings for it, as in `language:de`. */
  globals?: keyof typeof settings;
  /** Width in px that the window is scaled down to. @default the same */
  shown?: number;
  /** Whether its code is below it, to copy. @default false */
  code?: boolean;
};

const settings = {
  'language:de': 'the longest German words, without sense',
  'direction:rtl': 'right to left',
  'anatomy:numbered': 'its parts; other examples have those without a number',
};

/**
 * A story in a window, where its layout follows the window and not the column of the page. The window’s
 * height doesn’t follow the story’s, or lengths in `vh` would follow themselves; the frame shows as much
 * of the window as the story draws on.
 */
export function Frame({ story, width, globals, shown = width, code = false }: FrameProps) {
  const context = useContext(DocsContext);
  const [source, setSource] = useState<string>();
  const [framed, setFramed] = useState<Channel>();
  const scale = Math.min(1, shown / width);
  const prepared = context.storyById(story);
  const { globals: toolbar, parameters } = context.getStoryContext(prepared);
  const { theme, motion, brand, language, direction } = toolbar;
  const [fixed, value] = globals?.split(':') ?? [];
  const shownAs = Object.entries({
    theme,
    motion,
    brand,
    language,
    direction,
    'a11y.manual': '!true',
    ...(fixed && { [fixed]: value }),
  }).map((pair) => pair.join(':'));
  const usual = globals === 'anatomy:numbered' ? '1400' : '900';
  const windowHeight = parseInt(parameters.docs.story?.height ?? usual);
  // The controls change the story of the page; the frame has a Storybook of its own, which gets what has
  // changed once it has rendered: before that it has no story to change.
  useEffect(() => {
    if (!framed) return;
    let sent: Args = prepared.initialArgs;
    let isRendered = Boolean(framed.last('storyFinished'));
    const send = () => {
      if (!isRendered) return;
      const { args } = context.getStoryContext(prepared);
      const changed = Object.entries(args).filter(([name, value]) => value !== sent[name]);
      sent = args;
      const updatedArgs = Object.fromEntries(changed);
      if (changed.length > 0) framed.emit('updateStoryArgs', { storyId: story, updatedArgs });
    };
    const begin = () => {
      isRendered = true;
      send();
    };
    send();
    framed.on('storyFinished', begin);
    context.channel.on('storyArgsUpdated', send);
    return () => {
      framed.off('storyFinished', begin);
      context.channel.off('storyArgsUpdated', send);
    };
  }, [context, framed, prepared, story]);
  const fit = ({ contentDocument, contentWindow, parentElement }: HTMLIFrameElement) => {
    const clip = () => {
      const height = Math.min(Math.max(drawnHeight(contentDocument!.body), 120), windowHeight);
      parentElement!.style.blockSize = `${height * scale}px`;
    };
    new ResizeObserver(clip).observe(contentDocument!.body);
    const channel = contentWindow!.__STORYBOOK_ADDONS_CHANNEL__;
    setFramed(channel);
    channel.on('storyFinished', clip);
    const read = (snippet?: { source?: string }) => setSource(snippet?.source);
    channel.on(snippetRendered, read);
    read(channel.last(snippetRendered)?.[0]);
  };
  return (
    <figure className="frame" style={{ inlineSize: width * scale }}>
      <figcaption>
        {width} px{globals && `, ${settings[globals]}`}
      </figcaption>
      <div style={{ blockSize: windowHeight * scale }}>
        <iframe
          loading="lazy"
          title={`${story}, ${width} px`}
          src={`iframe.html?id=${story}&viewMode=story&globals=${shownAs.join(';')}`}
          style={{ inlineSize: width, blockSize: windowHeight, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => fit(currentTarget)}
        />
      </div>
      {code && source && <Source code={source} language="tsx" />}
    </figure>
  );
}
