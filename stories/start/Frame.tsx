import { AnchorMdx } from '@storybook/addon-docs/blocks';

type FrameProps = { title: string; story: string; width?: number; height?: number; scale?: number };

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
        src={`iframe.html?id=${story}&viewMode=story`}
        style={{ inlineSize: width, blockSize: height, scale: `tan(atan2(100cqi, ${width}px))` }}
      />
    </div>
  </figure>
);
