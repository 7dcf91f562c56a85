/** Everything that the site may store in a browser, as section 6 of the privacy text says; no cookies. */
export const storedInBrowser = [
  { kind: 'local', key: 'preferredLanguage' },
  { kind: 'session', key: 'contactDraft' },
] as const;
