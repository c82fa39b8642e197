import path from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/**
 * Every story in a real browser, in both languages and both themes: it renders without a console
 * error, axe finds nothing, its play function passes. UI_MODES=ar-light runs one of the four.
 */
const modes = (process.env['UI_MODES'] ?? 'ar-light,ar-dark,en-light,en-dark').split(',');

const provider = playwright({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  },
  contextOptions: { reducedMotion: 'reduce' },
});

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        test: {
          name: 'ui-kit',
          root: import.meta.dirname,
          include: ['src/**/*.test.ts'],
        },
      },
      ...modes.map((mode) => {
        const [locale, theme] = mode.split('-');
        return {
          root: import.meta.dirname,
          extends: './vite.config.ts',
          plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
          cacheDir: `node_modules/.vite/stories-${mode}`,
          define: { STORY_GLOBALS: JSON.stringify({ locale, theme }) },
          test: {
            name: `stories ${mode}`,
            // Two cores: one page at a time is as fast and half the memory
            fileParallelism: false,
            setupFiles: ['.storybook/vitest.setup.ts'],
            browser: {
              enabled: true,
              headless: true,
              provider,
              instances: [{ browser: 'chromium' as const, viewport: { width: 1000, height: 800 } }],
            },
          },
        };
      }),
    ],
  },
});
