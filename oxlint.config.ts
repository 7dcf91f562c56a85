import { defineConfig } from 'oxlint';

/** Forbidden imports, as globs or a regular expression, and what to do instead. */
const ban = (imports: string[] | string, message: string) => ({
  ...(typeof imports === 'string' ? { regex: imports } : { group: imports }),
  message,
});
type Ban = ReturnType<typeof ban> & { allowTypeImports?: boolean };

const tests = ['**/*.{test,spec}.*'];

const onlyForTests = ban(
  ['**/testing/**'],
  'A folder called testing is for tests alone: move what the product needs out of it.',
);

/** Imports that are forbidden in the files of a module. */
const boundary = (files: string[], excludeFiles: string[], bans: Ban[]) => ({
  files,
  excludeFiles,
  rules: {
    'no-restricted-imports': ['error', { patterns: [...bans, onlyForTests] }] as ['error', object],
  },
});

const react = ['react', 'react/**', 'react-dom', 'react-dom/**'];

const uiStandsAlone = ban(
  ['@advisor/*', '**/{site,netlify,contact/src,.storybook,stories,translations}/**'],
  'packages/ui is used by the other layers and uses none of them: take what you need as props, or move it down into the package.',
);

const uiBans = [
  ban(
    ['@lingui/*', '@lingui/*/**'],
    'packages/ui knows no language: take the text as a prop and let the page translate it.',
  ),
  ban(
    ['wouter', 'wouter/**'],
    'packages/ui knows no router: take an href and render an Anchor (components/Link).',
  ),
  uiStandsAlone,
  ban(
    ['node:*'],
    'packages/ui runs in the browser: do this at build time and take the result as a prop.',
  ),
];

const functionKnowsNoSite = ban(
  ['**/site/**', '@advisor/ui', '@advisor/ui/**', ...react],
  'The function never imports the site: share it through packages/contact, or let the build write it as data.',
);

const otherPage = ban(
  '^\\.\\./[^.]+/',
  "No page imports from another page's folder: move what both need down, into site/shared or below.",
);

const siteKnowsNoFunction = ban(
  ['**/netlify/**'],
  'The site and the function share packages/contact and nothing else: move it there.',
);

const packagesByName = ban(
  ['**/packages/**'],
  'Import the package by its name (@advisor/ui, @advisor/contact): its exports are its public API.',
);

const validator = {
  ...ban(
    ['**/owner/build/**'],
    'What reads the owner’s files would bring a validator into the browser: import only their types, and the facts from site/owner.yaml.',
  ),
  allowTypeImports: true,
};

const noCss =
  'The site writes no CSS: give a component of packages/ui the prop that says what you mean.';
const styles = ban(
  ['@vanilla-extract/*', '*.css', '*.css.js', '!@advisor/ui/styles.css', '!./document.css.js'],
  noCss,
);

const noTools = ban(
  ['**/.storybook/**', '**/stories/**', '**/e2e/**', '**/bench/**', '**/translations/**'],
  'What is published imports neither tests nor tools: move what both need down, into site/.',
);

/** The layers of the site from the lowest up: each may import those before it. */
const layers = [
  'i18n',
  'owner',
  'seo',
  'shared',
  'pages',
  'frame',
  'routes',
  'engine',
  'generator',
];

const layerBoundary = (layer: string, files: string, ...others: Ban[]) =>
  boundary(
    [files],
    [...tests, '**/messages.ts', '**/document.css.ts'],
    [
      styles,
      packagesByName,
      noTools,
      ban(
        `^\\..*/(${layers.slice(layers.indexOf(layer) + 1).join('|')})(/|\\.js$)`,
        `No layer of the site imports one above it: move what both need down, into site/${layer} or below.`,
      ),
      ...others,
    ],
  );

export default defineConfig({
  jsPlugins: ['eslint-plugin-baseline-js'],
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    // These rules do not see props that a component passes on, or that a listener only supplements the browser.
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
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
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/consistent-type-definitions': ['error', 'type'],
    'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    'unicorn/filename-case': ['error', { cases: { camelCase: true, pascalCase: true } }],
  },
  // Where two overrides match a file, the later one replaces the earlier.
  overrides: [
    {
      // A type error names an interface, and only an interface merges with the browser's.
      files: ['packages/ui/src/components/**', '.storybook/globals.d.ts'],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    boundary(['**'], [...tests, '{e2e,bench}/**'], []),
    boundary(['packages/ui/**'], [...tests, 'packages/ui/Example*.tsx'], [uiStandsAlone]),
    boundary(['packages/ui/src/**'], ['**/*.stories.tsx', ...tests], uiBans),
    boundary(['packages/ui/src/theme/**'], tests, [
      ...uiBans,
      ban(
        ['**/styles/**', '**/components/**'],
        'The theme is what styles and components are made of: move what both need into packages/ui/src/theme.',
      ),
    ]),
    {
      files: ['packages/ui/src/**'],
      excludeFiles: ['**/*.stories.tsx', ...tests],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'packages/ui knows no network: take what came back as props.' },
          {
            name: 'localStorage',
            message: 'packages/ui keeps nothing: take the value and a callback as props.',
          },
        ],
      },
    },
    {
      files: ['site/{i18n,seo,shared,pages,frame,engine}/**'],
      excludeFiles: ['site/i18n/localeNames.ts', ...tests],
      rules: {
        'no-restricted-globals': [
          'error',
          {
            name: 'Intl',
            message:
              "A visitor's browser may format differently from the build, and React would then render the page anew: use site/i18n/formatDates.ts or formatNumbers.ts.",
          },
        ],
      },
    },
    {
      // What ships to browsers; `npm run browsers` reads the built files.
      files: ['site/**', 'packages/{ui,contact}/src/**'],
      excludeFiles: ['site/{generator,owner}/**', '**/*.config.ts', '**/*.stories.tsx', ...tests],
      rules: {
        'baseline-js/use-baseline': [
          'error',
          {
            available: 'widely',
            includeWebApis: { preset: 'auto' },
            includeJsBuiltins: { preset: 'auto' },
          },
        ],
      },
    },
    {
      // Texts that are shown or spoken have to come from the catalogs.
      files: ['packages/ui/src/components/**/*.tsx', 'site/**/*.tsx'],
      excludeFiles: ['**/*.stories.tsx', ...tests, '**/*.test-d.tsx'],
      rules: {
        // The next rule ignores a text in braces.
        'react/jsx-curly-brace-presence': ['error', { props: 'never', children: 'ignore' }],
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: true,
            ignoreProps: true,
            // Punctuation around a text; a word joiner keeps what is around it together.
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
    boundary(['packages/contact/src/**'], tests, [
      ban(
        [...react, '@lingui/*', '@lingui/*/**'],
        'packages/contact runs in the function as well: it returns codes, and the page turns them into sentences.',
      ),
      ban(
        ['node:*'],
        'packages/contact runs in the browser as well: what needs Node.js belongs to netlify/.',
      ),
      ban(
        ['@advisor/*', '**/site/**', '**/netlify/**', '**/ui/src/**'],
        'packages/contact is used by the other layers and uses none of them: move what both need down into it.',
      ),
    ]),
    boundary(['translations/**'], tests, [
      ban(
        ['@advisor/*', '**/site/**', '**/netlify/**', '**/packages/**'],
        'translations/ reads lingui.config.ts and what is in site/locales, nothing else of the site: take what you need as an option.',
      ),
    ]),
    boundary(
      ['site/paths.ts'],
      [],
      [ban('^\\.', 'site/paths.ts is below all layers of the site: it imports none of them.')],
    ),
    ...['i18n', 'owner', 'seo'].map((layer) =>
      layerBoundary(layer, `site/${layer}/**`, siteKnowsNoFunction),
    ),
    ...['shared', 'frame', 'engine'].map((layer) =>
      layerBoundary(layer, `site/${layer}/**`, siteKnowsNoFunction, validator),
    ),
    layerBoundary('pages', 'site/pages/*/**', siteKnowsNoFunction, validator, otherPage),
    layerBoundary('i18n', 'site/PageProps.ts', siteKnowsNoFunction),
    layerBoundary('routes', 'site/routes.ts', siteKnowsNoFunction),
    layerBoundary('generator', 'site/generator/**'),
    boundary(['site/**/messages.ts'], tests, [
      {
        ...ban(
          [...react, '@lingui/react', '@advisor/ui', '@advisor/ui/**'],
          'Messages are data: write a message with tags, and let the page choose the components.',
        ),
        allowTypeImports: true,
      },
      styles,
      ban(
        ['**/pages/**', '**/frame/**', '**/engine/**', '**/generator/**'],
        'Pages and frame import messages, never the other way round: move what both need down into site/shared.',
      ),
      siteKnowsNoFunction,
      packagesByName,
      otherPage,
    ]),
    boundary(['netlify/**'], tests, [functionKnowsNoSite]),
    boundary(['netlify/{functions,inquiry}/**'], tests, [
      functionKnowsNoSite,
      ban(
        ['**/local/**', 'nodemailer', 'nodemailer/**'],
        'Production code never imports the local host: let netlify/local pass it in.',
      ),
    ]),
    {
      files: ['netlify/functions/*.ts'],
      rules: { 'unicorn/filename-case': 'off' },
    },
  ],
});
