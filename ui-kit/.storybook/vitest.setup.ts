import { afterEach, beforeEach, vi } from 'vitest';

/** A story that logs an error or a warning to the console has a bug that nobody sees. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(words);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.length > 0) {
    throw new Error(`The story wrote to the console: ${complaints.map(String).join('\n')}`);
  }
});
