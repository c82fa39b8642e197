import { defineConfig } from '@lingui/conf';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  // File names are enough to find a sentence; line numbers would change with every edit
  formatOptions: { lineNumbers: false },
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['src', '../ui-kit/src'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', '**/generated/**'],
    },
  ],
});
