import { defineConfig } from 'oxlint';

const ui = ['@vanilla-extract', 'react', 'react-dom'];
const uiReason = 'packages/ui knows no language, router, network or Node.js: take it as a prop.';
const inquiry = ['@advisor/contract', 'node:*', 'mail/'];
const inquiryReason =
  'inquiry runs on any host, and no layer of it imports one above it: pass it in.';
// The layers of the site, from the lowest up: each may import its own and those before it.
const frameworks = ['@advisor/contract', '@advisor/ui', '@lingui', 'react', 'react-dom', 'wouter'];
const data = [...frameworks, 'i18n/', 'owner/', 'seo/'];
const sections = [...data, 'courses/', 'form/', 'sections/'];
const app = [...sections, 'frame/', 'engine/'];
const siteReason = 'No layer of the site imports one above it, and only a page knows a page.';

const otherComponentCss = ['../**/*.css.js', '!**/{styles,theme}/*.css.js'];
const css = ['*.css', '*.css.js', '!@advisor/ui/styles.css', '!./document.css.js'];
const otherPage = ['../*/**', '!../../**'];

/**
 * For each group of files: the packages and folders that they may import, why nothing else of this table, and further
 * patterns that are banned. A folder is matched by its name in a relative path. The last matching row applies.
 */
const boundaries: [files: string, mayImport: string[], reason: string, banned?: string[]][] = [
  ['packages/ui/**', [...ui, 'node:*'], 'packages/ui is used by the other layers and uses none.'],
  ['packages/ui/src/**', ui, uiReason, otherComponentCss],
  ['packages/ui/src/**/*.stories.tsx', [...ui, 'blocks/'], uiReason, otherComponentCss],
  ['packages/ui/src/blocks/**', [...ui, 'blocks/'], uiReason, otherComponentCss],
  ['packages/contract/src/**', [], 'packages/contract runs in the browser and in the function.'],
  [
    'netlify/**',
    [...inquiry, '@netlify', 'inquiry/', 'http/', 'outbox/'],
    'The function never imports the site or its host.',
  ],
  ['inquiry/**', [...inquiry, '@sendgrid', 'http/', 'outbox/'], inquiryReason],
  ['inquiry/mail/**', [...inquiry, '@sendgrid'], inquiryReason],
  ['inquiry/outbox/**', [...inquiry, 'outbox/'], inquiryReason, ['**/mail/sendGrid*']],
  ['lingui.config.ts', [...data, 'site/', 'translations/'], siteReason],
  ['site/{PageProps,documentAttributes,routes}.ts', data, siteReason],
  ['site/{i18n,owner,seo}/**', data, siteReason, css],
  ['site/{courses,form,sections}/**', sections, siteReason, css],
  ['site/pages/*.ts', sections, siteReason, css],
  ['site/pages/*/**', sections, siteReason, [...css, ...otherPage]],
  ['site/{frame,engine}/**', app, siteReason, css],
  ['site/generator/**', [...app, 'generator/', 'node:*'], siteReason, css],
  ['site/frame/document.css.ts', [...app, '@vanilla-extract'], siteReason],
];

const tools = ['.storybook/', 'bench/', 'e2e/', 'stories/', 'testing/', 'translations/'];
const neverListed = [...tools, 'host/', 'netlify/', 'nodemailer', 'packages/', 'pages/*/'];
const parts = [...new Set([...neverListed, ...boundaries.flatMap(([, mayImport]) => mayImport)])];

/** Bans every import of the table that a row does not list. The message names the allowed ones. */
const bans = ([, mayImport, reason, banned = []]: (typeof boundaries)[number]) => ({
  group: [
    // First, because a pattern with ! allows again what the patterns before it ban.
    ...banned,
    ...parts
      .filter((part) => !mayImport.includes(part))
      .flatMap((part) => (part.endsWith('/') ? `**/${part}**` : [part, `${part}/**`])),
  ],
  message: `${reason} Move what both need down, or use what may be imported here: ${mayImport.join(', ')}.`,
});

const testing = {
  group: ['**/testing/**'],
  message: 'A folder called testing is for tests alone: move what the product needs out of it.',
};

const tests = ['**/*.{test,spec}.*', '**/*.test-d.tsx'];

const restrictImports = (files: string, pattern: object) => ({
  files: [files],
  excludeFiles: [
    ...tests,
    '{e2e,bench,.storybook,packages/ui/docs}/**',
    '{vitest,playwright}.config.ts',
  ],
  rules: { 'no-restricted-imports': ['error', { patterns: [pattern] }] as ['error', object] },
});

/** Globals that files may not use, and what to do instead. */
const globalBan = (files: string, excludeFiles: string[], instead: Record<string, string>) => {
  const names = Object.entries(instead).map(([name, message]) => ({ name, message }));
  return {
    files: [files],
    excludeFiles: [...tests, ...excludeFiles],
    rules: { 'no-restricted-globals': ['error', ...names] as ['error', ...typeof names] },
  };
};

const noCss =
  'The site writes no CSS: give a component of packages/ui the prop that says what you mean.';
const baseline = { preset: 'auto' };

export default defineConfig({
  jsPlugins: ['eslint-plugin-baseline-js'],
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'no-shadow': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    // These rules do not see props that a component passes on, or that a listener only supplements the browser.
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // `FormNotice` has a prop of that name.
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    // tsc checks the same in the source; this rule reads the last build of packages/ui.
    'import/namespace': 'off',
    // Assertions may be in a function, or depend on the case of a table.
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Loading a page and hydrating a menu depend on the document, which only an effect can read.
    'react/set-state-in-effect': 'off',
    'react/static-components': 'off',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/no-explicit-any': 'error',
    // Also bans the type `import('…')`, which the boundaries below do not see.
    'typescript/consistent-type-imports': 'error',
    'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    'unicorn/filename-case': ['error', { cases: { camelCase: true, pascalCase: true } }],
  },
  // Where two overrides match a file, the later one replaces the earlier.
  overrides: [
    restrictImports('**', testing),
    ...boundaries.map((boundary) => restrictImports(boundary[0], bans(boundary))),
    globalBan('packages/ui/src/**', ['**/*.stories.tsx'], {
      fetch: 'packages/ui knows no network: take what came back as props.',
      localStorage: 'packages/ui keeps nothing: take the value and a callback as props.',
    }),
    globalBan(
      'site/{i18n,owner,seo,courses,form,sections,pages,frame,engine}/**',
      ['**/structuredData.ts'],
      {
        Intl: "A visitor's browser may format differently from the build, and React would then render the page anew: use site/i18n/formatNumbers.ts, or let the build write it (site/generator/owner/localizedTexts.ts).",
      },
    ),
    {
      // What ships to browsers; `npm run browsers` reads the built files.
      files: ['site/**', 'packages/{ui,contract}/src/**'],
      excludeFiles: ['site/generator/**', '**/*.config.ts', '**/*.stories.tsx', ...tests],
      rules: {
        'baseline-js/use-baseline': [
          'error',
          { available: 'widely', includeWebApis: baseline, includeJsBuiltins: baseline },
        ],
      },
    },
    {
      // Visible and spoken texts must come from the catalogs.
      files: ['packages/ui/src/**/*.tsx', 'site/**/*.tsx'],
      excludeFiles: ['**/*.stories.tsx', ...tests],
      rules: {
        // The next rule ignores a text in braces.
        'react/jsx-curly-brace-presence': ['error', { props: 'never', children: 'ignore' }],
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: true,
            ignoreProps: true,
            // Punctuation around a text, and the word joiner, which prevents a line break.
            allowedStrings: [' ', ',', '(', ')', '\u2060'],
            restrictedAttributes: ['alt', 'aria-label', 'placeholder', 'title'],
          },
        ],
      },
    },
    {
      files: ['site/**/*.tsx'],
      rules: {
        'react/forbid-dom-props': [
          'error',
          {
            forbid: ['className', 'style'].map((propName) => ({ propName, message: noCss })),
          },
        ],
      },
    },
    // An ambient module cannot have a relative import.
    { files: ['**/*.d.ts'], rules: { 'typescript/consistent-type-imports': 'off' } },
    { files: ['netlify/functions/*.ts'], rules: { 'unicorn/filename-case': 'off' } },
  ],
});
