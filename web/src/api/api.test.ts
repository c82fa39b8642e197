import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createApi } from './api.ts';
import { call } from './call.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An API that nobody answers. */
const unanswered = createApi({
  origin: '',
  locale: 'en',
  timeout: 20_000,
  exchange: async (_url, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    }),
});

/** Returns whether a call has failed after so many milliseconds. */
async function hasFailedAfter(asked: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let failed = false;
  asked.catch(() => (failed = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return failed;
}

it('gives a call up that is not answered in time', async () => {
  const asked = unanswered.request(call('GET /api/places'));
  expect(await hasFailedAfter(asked, 19_999)).toBe(false);
  expect(await hasFailedAfter(asked, 1)).toBe(true);
});

it('gives a file the time that it takes on a bad line, and no more', async () => {
  const photo = unanswered.request(call('POST /api/requests/photos', { body: new FormData() }));
  expect(await hasFailedAfter(photo, 119_999)).toBe(false);
  expect(await hasFailedAfter(photo, 1)).toBe(true);
});
