const names: Readonly<Record<string, string>> = { 'linkedin.com': 'LinkedIn', 'xing.com': 'XING' };

/** What a profile's site is called: “LinkedIn”, or its host. */
export function profileSite(url: string): string {
  const host = new URL(url).hostname.replace(/^(?:www|de)\./, '');
  return names[host] ?? host;
}
