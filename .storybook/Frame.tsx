import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { drawnHeight } from './drawnHeight.js';

export type FrameProps = {
  story: string;
  /** Width of the window in px; the story breaks as in a window of that width. */
  width: number;
  /** The toolbar’s settings for it, as in `language:de`. */
  globals?: keyof typeof settings;
  /** Width in px that the window is scaled down to. @default the same */
  shown?: number;
  /** Whether it is there at once; otherwise a button loads it. @default false */
  live?: boolean;
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
export function Frame({ story, width, globals, shown = width, live = false }: FrameProps) {
  const context = useContext(DocsContext);
  const [isLive, setIsLive] = useState(live);
  const scale = Math.min(1, shown / width);
  const { globals: toolbar, parameters, name } = context.getStoryContext(context.storyById(story));
  const { theme, motion, brand } = toolbar;
  const usual = globals === 'anatomy:numbered' ? '1400' : '900';
  const windowHeight = parseInt(parameters.docs.story?.height ?? usual);
  const fit = ({ contentDocument, contentWindow, parentElement }: HTMLIFrameElement) => {
    const clip = () => {
      const height = Math.min(Math.max(drawnHeight(contentDocument!.body), 120), windowHeight);
      parentElement!.style.blockSize = `${height * scale}px`;
    };
    new ResizeObserver(clip).observe(contentDocument!.body);
    contentWindow!.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', clip);
  };
  return (
    <figure className="frame" style={{ inlineSize: width * scale }}>
      <figcaption>
        {width} px{globals && `, ${settings[globals]}`}
      </figcaption>
      {isLive ? (
        <div style={{ blockSize: 300 * scale }}>
          <iframe
            loading="lazy"
            title={`${story}, ${width} px`}
            src={`iframe.html?id=${story}&viewMode=story&globals=theme:${theme};motion:${motion};brand:${brand};a11y.manual:!true;${globals ?? ''}`}
            style={{ inlineSize: width, blockSize: windowHeight, transform: `scale(${scale})` }}
            onLoad={({ currentTarget }) => fit(currentTarget)}
          />
        </div>
      ) : (
        <button type="button" onClick={() => setIsLive(true)}>
          Show {name} at {width} px
        </button>
      )}
    </figure>
  );
}
