import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { drawnHeight } from './drawnHeight.js';
import { followControls } from './followControls.js';
import { onResize } from './onResize.js';

/** Height of the tallest frame, in px; the whole of what is longer is in its own window. */
const tallest = 2400;

/** What had the focus until just now: a story that takes it by itself gives it back. */
let left: HTMLElement | undefined;
document.addEventListener('focusout', ({ target }) => {
  left = target as HTMLElement;
  setTimeout(() => (left = undefined));
});

/** What a rendered story sends with its code. */
const snippetRendered = 'storybook/docs/snippet-rendered';

type FrameProps = {
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
 * height doesn’t follow the story’s, or lengths in `vh` would feed back: it is that of a screen, or
 * of the tallest frame. The frame shows as much of the window as the story draws on.
 */
export function Frame({ story, width, globals, shown = width, code = false }: FrameProps) {
  const context = useContext(DocsContext);
  const [source, setSource] = useState<string>();
  const [framed, setFramed] = useState<Channel>();
  const scale = Math.min(1, shown / width);
  const prepared = context.storyById(story);
  const { globals: toolbar, parameters } = context.getStoryContext(prepared);
  const shownAs = ['theme', 'motion', 'brand', 'language', 'direction', 'grid']
    .filter((name) => !globals?.startsWith(name))
    .map((name) => `${name}:${toolbar[name]}`)
    .concat('a11y.manual:!true', globals ?? []);
  const windowHeight = parseInt(parameters.docs.story?.height ?? '900');
  useEffect(() => framed && followControls(context, prepared, framed), [context, framed, prepared]);
  const src = `iframe.html?id=${story}&viewMode=story&globals=${shownAs.join(';')}`;
  const fit = (frame: HTMLIFrameElement) => {
    const { contentDocument, contentWindow, parentElement, style } = frame;
    contentWindow!.addEventListener('focus', () => {
      if (frame.matches(':hover')) return;
      frame.blur();
      left?.focus({ preventScroll: true });
    });
    const clip = () => {
      const { body, documentElement: page } = contentDocument!;
      if (page.scrollHeight > page.clientHeight) style.blockSize = `${tallest}px`;
      const drawn = Math.min(Math.max(drawnHeight(body), 120), parseInt(style.blockSize));
      parentElement!.style.blockSize = `${drawn * scale}px`;
    };
    onResize(clip, contentDocument!.body);
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
        {width} px{globals && `, ${settings[globals]}`}{' '}
        <a href={src} target="_blank">
          Open ↗
        </a>
      </figcaption>
      <div style={{ blockSize: windowHeight * scale }}>
        <iframe
          loading="lazy"
          title={`${story}, ${width} px`}
          // Tab leads on to the controls: “Open” has the story for the keyboard.
          tabIndex={-1}
          src={src}
          style={{ inlineSize: width, blockSize: windowHeight, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => fit(currentTarget)}
        />
      </div>
      {code && source && (
        <details>
          <summary>Show code</summary>
          <Source code={source} language="tsx" />
        </details>
      )}
    </figure>
  );
}
