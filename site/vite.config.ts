import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers, css, drawings, fromSource } from '../viteOptions.js';
import { contentPlugins } from './generator/contentPlugins.js';
import { siteUrl } from './generator/siteUrl.js';

const root = import.meta.dirname;

/** Silences Rolldown's warning about slow plugins. */
const checks = { pluginTimings: false };

/** Builds the site for the browser, and again (`ssr`) to render its pages. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl(process.env)) },
  ...fromSource,
  css,
  plugins: [
    contentPlugins(command),
    drawings,
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
  ],
  optimizeDeps: {
    // A dependency discovered late would reload the page.
    entries: ['engine/client.tsx', 'pages/*/*Page.tsx'],
    exclude: ['@lingui/core/macro'],
  },
  build: isSsrBuild
    ? { outDir: '.cache/prerender', copyPublicDir: false, rolldownOptions: { checks } }
    : {
        manifest: true,
        license: { fileName: 'licenses.md' },
        target: browsers,
        cssTarget: browsers,
        // One complete sheet; generator/pageCss.ts gives each page the part that it shows.
        cssCodeSplit: false,
        // The loader imports everything itself.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks,
          input: [`${root}/engine/client.tsx`],
          preserveEntrySignatures: 'strict',
          output: {
            codeSplitting: {
              groups: [
                {
                  // In a file of its own, because it changes least often and stays cached.
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  priority: 2,
                },
                // The client and what it imports, needed on every page.
                { name: 'app', test: /[\\/]site[\\/]engine[\\/]client\.tsx$/, priority: 1 },
                // One file for what several pages share: several files could import each other in a cycle.
                { name: 'shared', minShareCount: 2 },
              ],
            },
          },
        },
      },
}));
