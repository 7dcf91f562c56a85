import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { SyntheticEvent } from 'react';

type FrameProps = { title: string; story: string; width?: number; height?: number; scale?: number };

/** A play function focuses what it uses. */
function giveFocusBack({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  frame.contentWindow!.addEventListener('focusin', () => frame.blur());
  frame.blur();
}

/** A story in a scaled-down window, smaller still on a phone; the title links to it. Takes no focus. */
export const Frame = ({ title, story, width = 1440, height = 960, scale = 0.2875 }: FrameProps) => (
  <figure className="frame" style={{ inlineSize: width * scale }}>
    <figcaption>
      <AnchorMdx href={`./?path=/story/${story}`} target="_self">
        {title}
      </AnchorMdx>
    </figcaption>
    <div style={{ aspectRatio: `${width} / ${height}` }} inert>
      <iframe
        loading="lazy"
        title={title}
        onLoad={giveFocusBack}
        src={`iframe.html?id=${story}&viewMode=story`}
        style={{ inlineSize: width, blockSize: height, scale: `tan(atan2(100cqi, ${width}px))` }}
      />
    </div>
  </figure>
);
