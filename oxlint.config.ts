import { defineConfig } from 'oxlint';

/** Forbidden imports, as globs or a regular expression, and what to do instead. */
const ban = (imports: string[] | RegExp, message: string) => ({
  ...(Array.isArray(imports) ? { group: imports } : { regex: imports.source }),
  message,
});

const react = ['react', 'react/**', 'react-dom', 'react-dom/**'];
const lingui = ['@lingui/*', '@lingui/*/**'];

const testing = ban(
  ['**/testing/**'],
  'A folder called testing is for tests alone: move what the product needs out of it.',
);
const outsideUi = ban(
  ['@advisor/*', '**/{site,host,inquiry,netlify,contract/src,.storybook,stories,translations}/**'],
  'packages/ui is used by the other layers and uses none of them: take what you need as props, or move it down into the package.',
);
const languageAndRouter = ban(
  [...lingui, 'wouter', 'wouter/**', 'node:*'],
  'packages/ui knows no language, no router and no Node.js: take a text or an href as a prop, or what the build has made.',
);
const blocks = ban(
  ['**/blocks/**'],
  'Blocks are compositions of one site, made of components: take the block as a prop, or move what both need into components.',
);
const otherComponentCss = ban(
  ['../**/*.css.js', '!**/{styles,theme}/*.css.js'],
  'The styles of a component are its own: render the component, or move what both need into packages/ui/src/styles.',
);
const outsideContract = ban(
  ['@advisor/*', '**/{site,inquiry,netlify}/**', '**/ui/src/**', 'node:*', ...react, ...lingui],
  'packages/contract runs in the browser and in the function, and uses no other layer: return codes, and move what both need down into it.',
);
const siteAndHost = ban(
  ['**/{site,host}/**', '@advisor/ui', '@advisor/ui/**', ...react, 'nodemailer', 'nodemailer/**'],
  'The function never imports the site or its host: share it through packages/contract, or let the host pass it in.',
);
const netlifyItself = ban(
  ['**/netlify/**', '@netlify/*'],
  'inquiry runs on any host: let the host pass in what Netlify has (netlify/deployedInquiryService.ts, host/serve.ts).',
);
/** What a folder of inquiry may not import: hosts, and what matches a regular expression. */
const inquiryLayer = (above: RegExp) => [
  siteAndHost,
  netlifyItself,
  ban(above, 'No layer of inquiry imports one above it, nor the outbox a provider: pass it in.'),
];
const noCss =
  'The site writes no CSS: give a component of packages/ui the prop that says what you mean.';
const css = ban(
  ['@vanilla-extract/*', '*.css', '*.css.js', '!@advisor/ui/styles.css', '!./document.css.js'],
  noCss,
);
const toolsAndPaths = ban(
  ['**/.storybook/**', '**/{stories,e2e,bench,translations,packages}/**'],
  'What is published imports neither tests nor tools, and a package by its name: its exports are its public API.',
);
const netlify = ban(
  ['**/{inquiry,netlify,host}/**'],
  'The site and the function share packages/contract and nothing else: move it there.',
);
const published = [css, netlify, toolsAndPaths];
const otherPage = ban(
  /^\.\.\/[^.]+\//,
  "No page imports from another page's folder: move what both need down, into site/sections or below.",
);
const aPage = ban(
  ['**/pages/*/**'],
  'Only a page knows a page: let its module export what you need, or move that into site/sections.',
);

const atBuildTime = ban(
  ['**/build/**'],
  'site/owner/build reads and checks the owner’s files, at build time: import the facts from site/owner.yaml, prices.yaml or seminars.yaml.',
);

/** The folders of the site, one layer a line from the lowest up: each may import its own layer and those before it. */
const layers = [
  ['i18n', 'owner', 'seo'],
  ['courses', 'form', 'sections'],
  ['pages'],
  ['frame', 'engine'],
  ['generator'],
];

const layer = (index: number) => [
  ...published,
  aPage,
  atBuildTime,
  ban(
    new RegExp(
      `^\\..*/(${layers
        .slice(index + 1)
        .flat()
        .join('|')})/`,
    ),
    `No layer of the site imports one above it: move what both need down, into ${layers[index]!.join(', ')} or below.`,
  ),
];

const uiSource = [outsideUi, languageAndRouter, otherComponentCss];

/** What files may not import. The last row that matches a file counts. */
const boundaries: [files: string, bans: ReturnType<typeof ban>[]][] = [
  ['**', []],
  ['packages/ui/**', [outsideUi]],
  ['packages/ui/src/**', [...uiSource, blocks]],
  ['packages/ui/src/{blocks/**,**/*.stories.tsx}', uiSource],
  ['packages/contract/src/**', [outsideContract]],
  ['netlify/**', [siteAndHost]],
  ['inquiry/**', [siteAndHost, netlifyItself]],
  ['inquiry/mail/**', inquiryLayer(/^\.\.\/(outbox|http|inquiryService)\b/)],
  ['inquiry/outbox/**', inquiryLayer(/^\.\.\/(http|inquiryService|mail\/sendGrid)|^@sendgrid/)],
  ['site/{PageProps,documentAttributes,routes}.ts', layer(0)],
  ...layers.flatMap((names, index) =>
    names.map((name): (typeof boundaries)[0] => [`site/${name}/**`, layer(index)]),
  ),
  ['site/pages/*/**', [...layer(2), otherPage]],
  ['site/generator/**', [...published, aPage]],
  ['lingui.config.ts', published],
  ['site/frame/document.css.ts', []],
];

const tests = ['**/*.{test,spec}.*', '**/*.test-d.tsx'];

/** Globals that files may not use, and what to do instead. */
const globalBan = (files: string, excludeFiles: string[], instead: Record<string, string>) => {
  const names = Object.entries(instead).map(([name, message]) => ({ name, message }));
  return {
    files: [files],
    excludeFiles: [...tests, ...excludeFiles],
    rules: { 'no-restricted-globals': ['error', ...names] as ['error', ...typeof names] },
  };
};

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
    ...boundaries.map(([files, patterns]) => ({
      files: [files],
      excludeFiles: [
        ...tests,
        '{e2e,bench,.storybook,packages/ui/docs}/**',
        '{vitest,playwright}.config.ts',
      ],
      rules: {
        'no-restricted-imports': ['error', { patterns: [...patterns, testing] }] as [
          'error',
          object,
        ],
      },
    })),
    globalBan('packages/ui/src/**', ['**/*.stories.tsx'], {
      fetch: 'packages/ui knows no network: take what came back as props.',
      localStorage: 'packages/ui keeps nothing: take the value and a callback as props.',
    }),
    globalBan(
      'site/{i18n,owner,seo,courses,form,sections,pages,frame,engine}/**',
      ['site/owner/build/**'],
      {
        Intl: "A visitor's browser may format differently from the build, and React would then render the page anew: use site/i18n/formatNumbers.ts, or let the build write it (site/owner/build/localizedTexts.ts).",
      },
    ),
    {
      // What ships to browsers; `npm run browsers` reads the built files.
      files: ['site/**', 'packages/{ui,contract}/src/**'],
      excludeFiles: [
        'site/{generator,owner/build}/**',
        '**/*.config.ts',
        '**/*.stories.tsx',
        ...tests,
      ],
      rules: {
        'baseline-js/use-baseline': [
          'error',
          { available: 'widely', includeWebApis: baseline, includeJsBuiltins: baseline },
        ],
      },
    },
    {
      // Texts that are shown or spoken have to come from the catalogs.
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
          { forbid: ['className', 'style'].map((propName) => ({ propName, message: noCss })) },
        ],
      },
    },
    // An ambient module cannot have a relative import.
    { files: ['**/*.d.ts'], rules: { 'typescript/consistent-type-imports': 'off' } },
    { files: ['netlify/functions/*.ts'], rules: { 'unicorn/filename-case': 'off' } },
  ],
});
