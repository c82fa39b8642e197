import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { beforeAll, vi } from 'vitest';

import preview from '../.storybook/preview.tsx';

const annotations = setProjectAnnotations([preview]);

beforeAll(async () => annotations.beforeAll());

// A second is short on a machine that does something else as well; a green story does not wait longer
configure({ asyncUtilTimeout: 10_000 });

/** A Saturday morning in Tripoli: what counts from today looks the same on every day. */
const fixClock = (): void => {
  vi.setSystemTime('2026-11-21T09:00:00+02:00');
};
// Stories that reckon while they are loaded, and those behind a test that gave the clock back
fixClock();
beforeAll(fixClock);
