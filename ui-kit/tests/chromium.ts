import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { playwright } from '@vitest/browser-playwright';

/** The shell draws the same without the parts that only people need, and starts sooner. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns CHROMIUM_PATH, else the first Chromium on the path, else Debian's location. `npm test`
 * has installed one before, if allowed (tests/e2e/src/print-chromium.ts).
 */
function chromiumPath(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((each) => each !== '');
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return (
    process.env['CHROMIUM_PATH'] ?? files.find(isProgram) ?? '/usr/bin/chromium-headless-shell'
  );
}

/** Returns `Chromium 156.0.8078.79 …`; empty when there is none. */
export function chromiumVersion(): string {
  try {
    return execFileSync(chromiumPath(), ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** The machine's browser, with the fonts of the repository, reduced motion and in Libyan time. */
export const chromium = playwright({
  launchOptions: {
    executablePath: chromiumPath(),
    env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-sync',
      // Renders letters the same way on every machine
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  },
  contextOptions: {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Africa/Tripoli',
  },
});
