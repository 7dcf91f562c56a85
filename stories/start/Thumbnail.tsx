import type { ReactNode } from 'react';

type ThumbnailProps = {
  /** The story's id. */
  story: string;
  /** The toolbar's settings for it, as in `theme:dark`. */
  globals?: string;
  /** Words below it. */
  children: ReactNode;
};

/** A story as a picture, drawn once it is in view. */
export function Thumbnail({ story, globals = '', children }: ThumbnailProps) {
  return (
    <figure className="thumbnail">
      <div inert>
        <iframe
          loading="lazy"
          title={story}
          src={`iframe.html?id=${story}&viewMode=story&globals=motion:reduced;a11y.manual:!true;${globals}`}
        />
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
