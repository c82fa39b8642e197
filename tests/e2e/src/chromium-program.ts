import { chromium } from '@osta/infrastructure/testing/chromium';
import type { LaunchOptions } from 'playwright';

/** Where Chromium is and how it starts: without background requests, which a closed network refuses. */
export async function chromiumProgram(): Promise<LaunchOptions> {
  return {
    executablePath: await chromium(process.env),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
