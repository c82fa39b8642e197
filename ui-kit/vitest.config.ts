import process from 'node:process';

import { defineConfig } from 'vitest/config';

import type { Scope } from './src/testing/gates/modes.ts';
import { chromium, chromiumVersion } from './tests/chromium.ts';
import { importedPackages } from './tests/imported-packages.ts';
import { acceptPicture, findPicture, showDifference, takePicture } from './tests/pictures.ts';
import { pressTab } from './tests/press-tab.ts';
import { StoryMemory } from './tests/story-memory.ts';
import { reportTo, storyTests } from './tests/story-tests.ts';
import { watchPage } from './tests/watch-page.ts';

/** Two cores: a third browser works while two wait for a frame. */
const maxWorkers = 3;

/** A new object each time: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout: 180_000,
  provider: chromium,
  commands: { pressTab, takePicture, findPicture, acceptPicture, showDifference, watchPage },
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

/** `STORY_GATES=each`, or a pictures-only run: every mode and every gate of every story. `pairs`: both languages. */
const gates = process.env['PICTURES'] === undefined ? process.env['STORY_GATES'] : 'each';
const scope: Scope = gates === 'each' || gates === 'pairs' ? gates : 'turns';

const memory = new StoryMemory(`${chromiumVersion()} ${scope}`);

/**
 * Three kinds of tests: units in Node; tests in a browser; and the gates of the stories, which
 * mount each story once per language and change theme, width and direction in place
 * (docs/adr/0009-stories-are-the-tests.md).
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Passes when no story changed
    passWithNoTests: true,
    attachmentsDir: 'node_modules/.vitest-attachments',
    projects: [
      {
        root: import.meta.dirname,
        extends: './vite.config.ts',
        test: {
          name: 'ui-kit',
          include: ['{src,tests}/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.tsx'],
          // Units leave nothing behind: modules are loaded once for a worker, not once for a file
          isolate: false,
          // They run beside the browsers
          testTimeout: 30_000,
          provide: { scope },
          maxWorkers,
        },
      },
      {
        root: import.meta.dirname,
        extends: './vite.config.ts',
        optimizeDeps: { include: importedPackages() },
        cacheDir: 'node_modules/.vite/browser',
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: ['tests/story-setup.ts'],
          provide: { scope },
          maxWorkers,
          browser: browser(),
        },
      },
      {
        root: import.meta.dirname,
        extends: './vite.config.ts',
        plugins: [storyTests(), reportTo(memory.reporter())],
        // Off: Vite's error overlay would be checked as a part of every story
        server: { hmr: { overlay: false } },
        optimizeDeps: { include: importedPackages() },
        cacheDir: 'node_modules/.vite/stories',
        test: {
          name: 'stories',
          include: ['src/**/*.stories.tsx'],
          exclude: [...memory.unchanged],
          setupFiles: ['tests/story-setup.ts'],
          testTimeout: 60_000,
          provide: { scope },
          // Shows the problems of a story in full
          chaiConfig: { truncateThreshold: 0 },
          // Stories clean up after themselves; a fresh frame per file would double the time
          isolate: false,
          maxWorkers,
          browser: browser(),
        },
      },
    ],
  },
});
