import process from 'node:process';

import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Another folder than the sources’ own: a check compares what it extracts there. */
const catalogs = process.env['LINGUI_CATALOGS'] ?? '<rootDir>/src/locales';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  // File names are enough to find a sentence; line numbers would change with every edit
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: `${catalogs}/{locale}/messages`,
      include: ['src'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts'],
    },
  ],
});
