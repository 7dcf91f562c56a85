import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';

export type FrameProps = {
  /** Id of the story. */
  story: string;
  /** Width of the window in px; the story breaks as in a window of that width. */
  width: number;
  /** The toolbar’s settings for it, as in `language:de`. */
  globals?: string;
  /** Width in px that the window is scaled down to. @default the same */
  shown?: number;
};

/** A story in a window, where its layout follows the window and not the column of the page. */
export function Frame({ story, width, globals, shown = width }: FrameProps) {
  const context = useContext(DocsContext);
  const [height, setHeight] = useState(300);
  const scale = Math.min(1, shown / width);
  const { theme, motion } = context.getStoryContext(context.storyById(story)).globals;
  const fit = ({ contentDocument }: HTMLIFrameElement) => {
    const body = contentDocument!.body;
    new ResizeObserver(() => setHeight(Math.min(Math.max(body.scrollHeight, 120), 1600))).observe(
      body,
    );
  };
  return (
    <figure className="frame" style={{ inlineSize: width * scale }}>
      <figcaption>
        {width} px{globals && `, ${globals.replace(':', ': ')}`}
      </figcaption>
      <div style={{ blockSize: height * scale }}>
        <iframe
          loading="lazy"
          title={`${story}, ${width} px`}
          src={`iframe.html?id=${story}&viewMode=story&globals=theme:${theme};motion:${motion};${globals ?? ''}`}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => fit(currentTarget)}
        />
      </div>
    </figure>
  );
}
