import path from 'node:path';
import process from 'node:process';

import { chromium } from '@osta/infrastructure/testing/chromium';
import type { LaunchOptions } from 'playwright';

/** The system's fonts, the same on every machine: lines break and shift alike. */
const fonts = path.resolve(import.meta.dirname, '../../../ui-kit/tests/fonts.conf');

/**
 * Where Chromium is and how it starts: with the fonts of the repository, and without background
 * requests, which a closed network refuses.
 */
export async function chromiumProgram(): Promise<LaunchOptions> {
  return {
    executablePath: await chromium(process.env),
    env: { ...process.env, FONTCONFIG_FILE: fonts },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // The pages of one person share a process: their programs are compiled once, and no process starts for each
      '--renderer-process-limit=1',
      '--disable-site-isolation-trials',
      // A container gives /dev/shm too little for a page
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
