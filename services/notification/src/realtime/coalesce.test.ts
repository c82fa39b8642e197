import { UserId } from '@osta/contracts/ids';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { UnreadHint } from '../domain/unread-hint.ts';
import { coalesce, type Coalescing } from './coalesce.ts';

const salma = UserId.parse('01980000-0000-7000-8000-00000000000a');
const omar = UserId.parse('01980000-0000-7000-8000-00000000000b');

function hint(version: number, userId: UserId = salma): UnreadHint {
  return { userId, unread: version, version };
}

describe('coalesce', () => {
  let emitted: number[];
  let coalescing: Coalescing;

  beforeEach(() => {
    vi.useFakeTimers();
    emitted = [];
    coalescing = coalesce(60, ({ version }) => emitted.push(version));
  });
  afterEach(() => {
    coalescing.stop();
    vi.useRealTimers();
  });

  it('lets the first through at once and the last of a burst right after', () => {
    for (const version of [1, 2, 3]) coalescing.offer(hint(version));
    expect(emitted).toEqual([1]);
    vi.advanceTimersByTime(60);
    expect(emitted).toEqual([1, 3]);
    vi.advanceTimersByTime(1000);
    expect(emitted).toEqual([1, 3]);
  });

  it('makes at most 20 of a thousand within a second, and the last is exact', () => {
    for (let version = 1; version <= 1000; version += 1) {
      coalescing.offer(hint(version));
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(60);
    expect(emitted.length).toBeLessThanOrEqual(20);
    expect(emitted.at(-1)).toBe(1000);
  });

  it('does not wait for other keys', () => {
    coalescing.offer(hint(1));
    coalescing.offer(hint(7, omar));
    expect(emitted).toEqual([1, 7]);
  });

  it('does not return to an older value', () => {
    for (const version of [5, 4, 3]) coalescing.offer(hint(version));
    vi.advanceTimersByTime(60);
    expect(emitted).toEqual([5]);
    for (const version of [6, 9, 8]) coalescing.offer(hint(version));
    vi.advanceTimersByTime(60);
    expect(emitted).toEqual([5, 6, 9]);
  });

  it('sends nothing after it was stopped', () => {
    for (const version of [1, 2]) coalescing.offer(hint(version));
    coalescing.stop();
    vi.advanceTimersByTime(60);
    expect(emitted).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
