/** What an application loads, React aside. Each limit is 5 to 10 % above what is used. */
const limits = {
  'all components': ['dist/index.js', '*', '22.5 kB'],
  'one Button': ['dist/index.js', '{ Button }', '630 B'],
  'all blocks': ['dist/blocks/index.js', '*', '16.8 kB'],
  toast: ['dist/components/Toast/Toast.js', '*', '12.9 kB'],
  tokens: ['dist/theme/tokens.js', '*', '1.35 kB'],
  'styles.css': ['dist/styles.css', undefined, '16.2 kB'],
};

export default Object.entries(limits).map(([name, [path, imported, limit]]) => ({
  name,
  path,
  limit,
  ...(imported && { import: imported }),
  // The names of classes are in modules without side effects; the rules are in styles.css.
  modifyEsbuildConfig: (config) => ({
    ...config,
    logOverride: { 'ignored-bare-import': 'silent' },
  }),
}));
