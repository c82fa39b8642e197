import path from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/**
 * Every story in a real browser, in both languages and both themes: it renders without a console
 * error, axe finds nothing, its play function passes. UI_MODES=ar-light runs one of the four.
 */
const modes = (process.env['UI_MODES'] ?? 'ar-light,ar-dark,en-light,en-dark').split(',');

/** Known beforehand: a dependency found on the way would reload the page in the middle of a test. */
const prebundled = [
  '@internationalized/date',
  '@lingui/core',
  '@lingui/react',
  '@radix-ui/themes',
  'input-otp',
  'lucide-react',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-aria-components/ComboBox',
  'react-aria-components/DatePicker',
  'react-aria-components/Dialog',
  'react-aria-components/TimeField',
  'react-aria/I18nProvider',
  'react-aria/PortalProvider',
  'sonner',
];

const provider = playwright({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-sync'],
  },
  contextOptions: { reducedMotion: 'reduce' },
});

export default defineConfig({
  root: import.meta.dirname,
  test: {
    attachmentsDir: 'node_modules/.vitest-attachments',
    projects: [
      {
        root: import.meta.dirname,
        extends: './vite.config.ts',
        test: {
          name: 'ui-kit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.tsx'],
        },
      },
      {
        root: import.meta.dirname,
        extends: './vite.config.ts',
        optimizeDeps: { include: prebundled },
        cacheDir: 'node_modules/.vite/hydration',
        test: {
          name: 'hydration',
          include: ['src/**/*.browser.test.tsx'],
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 180_000,
            provider,
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      ...modes.map((mode, place) => {
        const [locale, theme] = mode.split('-');
        return {
          root: import.meta.dirname,
          extends: './vite.config.ts',
          plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
          optimizeDeps: { include: prebundled },
          cacheDir: `node_modules/.vite/stories-${mode}`,
          define: { STORY_GLOBALS: JSON.stringify({ locale, theme }) },
          test: {
            name: `stories ${mode}`,
            // Two cores: two browsers at a time
            sequence: { groupOrder: 2 + Math.floor(place / 2) },
            fileParallelism: false,
            // Stories clean up after themselves; a fresh frame per file would double the time
            isolate: false,
            setupFiles: ['.storybook/vitest.setup.ts'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              connectTimeout: 180_000,
              provider,
              instances: [{ browser: 'chromium' as const, viewport: { width: 1000, height: 800 } }],
            },
          },
        };
      }),
    ],
  },
});
