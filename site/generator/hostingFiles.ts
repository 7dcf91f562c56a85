import { contentSecurityPolicy, securityHeaders, type InlineHashes } from '@advisor/contact';
import { defaultLanguage, languages } from '../i18n/languages.js';
import { paths } from '../paths.js';
import type { PageHead } from '../seo/head.js';

/**
 * Netlify's `_headers`: the same for everything, and for each page the policy that names exactly
 * its inline scripts and styles.
 *
 * @param preview - whether this is a deploy that search engines should not keep
 */
export function headersFile(
  pages: readonly { path: string; hashes: InlineHashes }[],
  preview: boolean,
): string {
  const ofAll = (kind: keyof InlineHashes) => [
    ...new Set(pages.flatMap((page) => page.hashes[kind])),
  ];
  // Missing paths get a policy too. It allows what any page needs, because a host may add it to a
  // page's own instead of replacing it.
  const common = securityHeaders({
    scriptHashes: ofAll('scriptHashes'),
    styleHashes: ofAll('styleHashes'),
  });
  return [
    rule('/*', { ...common, ...(preview && { 'X-Robots-Tag': 'noindex' }) }),
    rule('/assets/*', {
      // Every file there has its content's hash in its name.
      'Cache-Control': 'public, max-age=31536000, immutable',
      // A file is no page: it needs none of the pages' hashes.
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    }),
    ...pages.map(({ path, hashes }) =>
      rule(path, {
        // Long enough for a document that is fetched while its link is pointed at.
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
 * Netlify's `_redirects`. A missing path gets the not-found page of its language, and so do the
 * addresses of that page's own file; a home page has one address. With `!` a rule goes before the
 * file that is there. No rule for `/index.html`: the host takes it for `/`, which would lead to itself.
 */
export function redirectsFile(): string {
  return languages
    .flatMap((language) => {
      const isDefault = language === defaultLanguage;
      const base = isDefault ? '' : `/${language}`;
      const notFound = `${base}/404.html`;
      return [
        `${base}/index  ${base}/  301!\n`,
        ...['/404', '/404.html'].map((path) => `${base}${path}  ${notFound}  404!\n`),
        ...(isDefault ? [] : [`${base}/*  ${notFound}  404\n`]),
      ];
    })
    .join('');
}

/** Every page that search engines may keep, each with its twins in the other languages. */
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
 * Everything may be read. A preview too: what keeps it out of the index is a header, which a crawler
 * that may not read would never see.
 */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Path of security.txt, as RFC 9116 has it. */
export const securityPath = '/.well-known/security.txt';

/** Days after a build on which security.txt expires: RFC 9116 allows a year. */
export const securityDays = 360;

/**
 * Where to report a vulnerability (RFC 9116). It expires, because an abandoned site should not advertise a
 * contact.
 *
 * @param email - the owner's, if it is known; the contact page is named in any case
 */
export function securityFile(siteUrl: string, email: string | undefined, now: Date): string {
  const expires = new Date(now.getTime() + securityDays * 24 * 60 * 60 * 1000);
  return [
    '# Have you found a weakness in this website? Please tell us before you tell others.',
    '# Say which address is affected and how it shows. We answer in English, German or French.',
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${siteUrl}${paths.contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${securityPath}`,
    '',
  ].join('\n');
}
