import { defineConfig } from '@vite-pwa/assets-generator/config';

const whole = { padding: 0, resizeOptions: { fit: 'cover' } } as const;

/**
 * What `npm run icons` makes of site/public/favicon.svg, the one drawing of the icon. Maskable as it
 * is: the door keeps within the inner circle of 80 %.
 */
export default defineConfig({
  images: ['public/favicon.svg'],
  preset: {
    // Without its default quality of 60, which shifts the colours.
    png: { compressionLevel: 9 },
    transparent: { ...whole, sizes: [192], favicons: [[32, 'favicon.ico']] },
    maskable: { ...whole, sizes: [512] },
    apple: { ...whole, sizes: [180] },
    assetName: (type, { width }) =>
      type === 'apple' ? 'apple-touch-icon.png' : `icon-${width}.png`,
  },
});
