/** The drawing of the home page, without words: networks show it large and uncropped. */
export const shareImage = { path: '/share.png', width: 1200, height: 630 } as const;
