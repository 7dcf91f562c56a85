import { securityHeaders } from '@advisor/contract/securityHeaders';
import { defaultLanguage, languages } from '@advisor/contract/languages';
import type { PageHead } from '../seo/DocumentHead.js';
import { shareImage } from '../seo/metadata.js';

/** SHA-256 hashes, in base64 without a prefix, of a page's inline code. */
export type InlineHashes = {
  /** Of every inline script. JSON-LD is data and needs no hash. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
};

/** Share picture and icons: previews and bookmarks on other sites show them. */
const crossOriginPaths = [shareImage.path, '/favicon.*', '/icon-*', '/apple-touch-icon.png'];

/**
 * Netlify's `_headers`: common ones, and for each page a policy with the hashes of exactly its inline scripts
 * and styles.
 *
 * @param isPreview - whether search engines should not index this deploy
 */
export function headersFile(
  pages: readonly { path: string; hashes: InlineHashes }[],
  isPreview: boolean,
): string {
  const ofAll = (kind: keyof InlineHashes) => [
    ...new Set(pages.flatMap((page) => page.hashes[kind])),
  ];
  // Missing paths get a policy, too. It allows what any page needs, because a host may combine it with a
  // page's own.
  const policy = contentSecurityPolicy({
    scriptHashes: ofAll('scriptHashes'),
    styleHashes: ofAll('styleHashes'),
  });
  return [
    rule('/*', {
      'Content-Security-Policy': policy,
      ...securityHeaders,
      ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
    }),
    rule('/assets/*', {
      // Every file name there contains a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    }),
    ...crossOriginPaths.map((path) =>
      rule(path, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ),
    ...pages.map(({ path, hashes }) =>
      rule(path, {
        // Long enough for a document that was prefetched on hover.
        'Cache-Control': 'public, max-age=60',
        'Content-Security-Policy': contentSecurityPolicy(hashes),
      }),
    ),
  ].join('\n');
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/**
 * Netlify's `_redirects`. Missing paths get the not-found page of their language, and so do the paths of that
 * page's own file; each home page has one path. With `!` a rule overrides an existing file. There is no rule
 * for `/index.html`, because Netlify treats it as `/`, which would redirect to itself.
 */
export function redirectsFile(): string {
  const rules = languages.flatMap((language) => {
    const isDefault = language === defaultLanguage;
    const base = isDefault ? '' : `/${language}`;
    const notFound = `${base}/404.html`;
    return [
      `${base}/index  ${base}/  301!`,
      `${base}/404  ${notFound}  404!`,
      `${base}/404.html  ${notFound}  404!`,
      // Netlify answers with /404.html.
      ...(isDefault ? [] : [`${base}/*  ${notFound}  404`]),
    ];
  });
  return `${rules.join('\n')}\n`;
}

export function sitemapFile(heads: readonly PageHead[]): string {
  const urls = heads.flatMap(({ canonical, alternates }) => {
    if (canonical === null) return [];
    const links = alternates.map(
      ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    );
    return `<url><loc>${canonical}</loc>${links.join('')}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
  );
}

/**
 * Allows everything, in previews, too: they are kept out of the index by a header, which a blocked crawler
 * would never see.
 */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

const sources = (hashes: readonly string[]) =>
  ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');

/**
 * The Content-Security-Policy of one page: inline code runs only by its hash, no other origin is loaded from or sent
 * to, and the page cannot be framed.
 */
function contentSecurityPolicy({ scriptHashes, styleHashes }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
