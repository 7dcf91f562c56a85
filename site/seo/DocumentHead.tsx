import { defaultLanguage, languages, type Language } from '@advisor/contract/languages';
import { owner } from '../owner.yaml';
import type { Translate } from '../i18n/translate.js';
import { pagePath, type PageName } from '../routes.js';
import { absoluteUrl, shareImage, type Metadata } from './metadata.js';

export type PageHead = ReturnType<typeof pageHead>;

type HeadInput = { name: PageName; language: Language; metadata: Metadata; plain: Translate };

/**
 * The content of a page's `<head>` in a language. URLs are absolute; a page that is not indexed has neither canonical
 * URL nor alternates.
 */
export function pageHead({ name, language, metadata, plain }: HeadInput) {
  const { title, description, isHidden } = metadata;
  const url = (each: Language) => absoluteUrl(pagePath(name, each));
  return {
    title: plain(title, { name: owner.name }),
    description: plain(description),
    canonical: isHidden ? null : url(language),
    alternates: isHidden
      ? []
      : [
          ...languages.map((code) => ({ language: code, url: url(code) })),
          { language: 'x-default' as const, url: url(defaultLanguage) },
        ],
  };
}

/**
 * The page's part of `<head>`. The build renders it into the document, and React hydrates it there.
 */
export function DocumentHead({ head }: { head: PageHead }) {
  const { title, description, canonical, alternates } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === null && <meta name="robots" content="noindex" />}
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {alternates.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
    </>
  );
}

/**
 * Tags for social networks and messengers: Open Graph, and the one tag that makes X show the image large. Only the
 * build writes them, because their crawlers run no scripts.
 */
export function SharingTags({ head, imageAlt }: { head: PageHead; imageAlt: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={owner.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical ?? undefined} />
      <meta property="og:image" content={absoluteUrl(shareImage.path)} />
      <meta property="og:image:width" content={String(shareImage.width)} />
      <meta property="og:image:height" content={String(shareImage.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
