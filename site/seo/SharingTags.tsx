import { languageFacts, languages, type Language } from '../i18n/languages.js';
import type { PageHead } from './pageHead.js';
import type { ShareImage } from './shareImage.js';
import { shareImageSize } from './shareImageSize.js';

/** Open Graph writes a locale with an underscore: `en_GB`. */
const ogLocale = (language: Language) => languageFacts[language].locale.replace('-', '_');

export type SharingTagsProps = {
  head: PageHead;
  image: ShareImage;
  /** Absolute origin, without a slash at its end. */
  siteUrl: string;
};

/**
 * What networks and messengers read of a page that is shared: Open Graph, which they all know, and
 * the one tag by which X shows the picture large. Their readers fetch the document, so the tags are in
 * the HTML only; the first route change removes them.
 */
export function SharingTags({ head, image, siteUrl }: SharingTagsProps) {
  const { language, eyebrow, title, name } = image;
  return (
    <>
      <meta property="og:type" content="website" />
      {name && <meta property="og:site_name" content={name} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical ?? undefined} />
      <meta property="og:locale" content={ogLocale(language)} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={ogLocale(other)} />
        ))}
      <meta property="og:image" content={siteUrl + image.path} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={eyebrow ? `${eyebrow} – ${title}` : title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
