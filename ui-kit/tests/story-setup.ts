import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { beforeAll, vi } from 'vitest';
import { commands } from 'vitest/browser';

import preview from '../.storybook/preview.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    watchPage: () => Promise<void>;
  }
}

const annotations = setProjectAnnotations([preview]);

beforeAll(async () => annotations.beforeAll());
beforeAll(() => commands.watchPage());

// One second is too short on a busy machine; a passing story does not wait longer
configure({ asyncUtilTimeout: 10_000 });

/** Fixes the clock to a Saturday morning in Tripoli: relative dates look the same every day. */
const fixClock = (): void => {
  vi.setSystemTime('2026-11-21T09:00:00+02:00');
};
// For stories that calculate while loading, and for those after a test that restored the clock
fixClock();
beforeAll(fixClock);
