import { defineConfig } from '@lingui/conf';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  // Names of files are enough to find a sentence; their lines would change with every edit
  formatOptions: { lineNumbers: false },
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['src'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts'],
    },
  ],
});
