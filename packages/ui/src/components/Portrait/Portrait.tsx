import { picture } from './Portrait.css.js';

export type PortraitSource = {
  /** 320 px wide, as the fallback. */
  src: string;
  /** `srcset` by MIME type, best first. */
  sources?: readonly { type: string; srcSet: string }[];
};

export type PortraitProps = {
  /** The photograph, square. */
  photo: PortraitSource;
  /** Text alternative: who is in the photograph and what is seen. */
  alt: string;
};

/** The person, 320 by 320, or as wide as there is room. */
export function Portrait({ photo, alt }: PortraitProps) {
  return (
    <picture>
      {photo.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="320px" />
      ))}
      <img className={picture} src={photo.src} alt={alt} width={320} height={320} />
    </picture>
  );
}
