import { describe, expect, it } from 'vitest';

import { until } from './until.ts';

describe('until', () => {
  it('checks before it waits', async () => {
    expect(await until(() => true, 0)).toBe(true);
  });

  it('checks again until the condition holds', async () => {
    let looks = 0;
    const isSo = async (): Promise<boolean> => {
      looks += 1;
      return looks === 3;
    };
    expect(await until(isSo, 10_000)).toBe(true);
    expect(looks).toBe(3);
  });

  it('returns false when time is up', async () => {
    expect(await until(() => false, 20)).toBe(false);
  });

  it('passes errors to the caller', async () => {
    await expect(until(() => Promise.reject(new RangeError()), 10_000)).rejects.toThrow(RangeError);
  });
});
