import { defineConfig } from 'vitest/config';

/** What the mutants are tried on: the fast tests of the inquiry and its contract. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  test: {
    include: ['{packages/contact,netlify/inquiry}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/{faultMatrix,fuzz,soak,slowBody,limits}.test.ts'],
    testTimeout: 20_000,
  },
});
