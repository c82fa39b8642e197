import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, vi } from 'vitest';

import preview from '../.storybook/preview.tsx';

const annotations = setProjectAnnotations([preview]);

beforeAll(async () => annotations.beforeAll());

// A Saturday morning in Tripoli: what counts from today looks the same on every day
beforeAll(() => {
  vi.setSystemTime('2026-11-21T09:00:00+02:00');
});
