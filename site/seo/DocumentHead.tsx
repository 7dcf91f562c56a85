import type { PageHead } from './pageHead.js';

/**
 * The part of `<head>` that belongs to the page. The build renders it into the document; in the
 * browser React adopts those very elements and keeps them right from page to page.
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
