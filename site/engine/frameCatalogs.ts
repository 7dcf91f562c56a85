/** What the bar, the footer and the marks of missing facts say, on every page. */
export const frameCatalogs: readonly string[] = ['shell', 'owner'];
