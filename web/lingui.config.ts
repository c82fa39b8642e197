import { defineConfig } from '@lingui/conf';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  // A sentence that nobody has translated yet shows in English; the strict compile refuses it
  fallbackLocales: { default: 'en' },
  // Names of files are enough to find a sentence; their lines would change with every edit
  formatOptions: { lineNumbers: false },
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['src', '../ui-kit/src'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', '**/generated/**'],
    },
  ],
});
