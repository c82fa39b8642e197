import { EventEmitter, once } from 'node:events';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createOneAtATime } from './one-at-a-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A job that says when it begins, and ends when it is told to. */
function job(name: string, begun: string[] = []) {
  const told = new EventEmitter();
  const promise = once(told, 'end').then(() => name);
  return {
    end: () => told.emit('end'),
    run: () => {
      begun.push(name);
      return promise;
    },
  };
}

describe('jobs that keep the process busy', () => {
  it('run one after the other, each after a rest as long as the one before', async () => {
    const begun: string[] = [];
    const inTurn = createOneAtATime(5);
    const [one, other] = [job('first', begun), job('second', begun)];
    const first = inTurn(one.run);
    const second = inTurn(other.run);
    await vi.advanceTimersByTimeAsync(100);
    one.end();
    expect(await first).toBe('first');
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['first', 'second']);
    other.end();
    expect(await second).toBe('second');
  });

  it('wait half a second at most after a slow one', async () => {
    const begun: string[] = [];
    const inTurn = createOneAtATime(5);
    const [slow, next] = [job('slow', begun), job('next', begun)];
    const first = inTurn(slow.run);
    void inTurn(next.run);
    await vi.advanceTimersByTimeAsync(5000);
    slow.end();
    await first;
    await vi.advanceTimersByTimeAsync(500);
    expect(begun).toEqual(['slow', 'next']);
    next.end();
  });

  it('go on after one that failed', async () => {
    const inTurn = createOneAtATime(5);
    const next = job('next');
    next.end();
    const failed = inTurn(() => Promise.reject(new Error('torn')));
    const after = inTurn(next.run);
    await expect(failed).rejects.toThrow('torn');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await after).toBe('next');
  });

  it('are refused when too many wait', async () => {
    const inTurn = createOneAtATime(1);
    const [running, waiting] = [job('running'), job('waiting')];
    const first = inTurn(running.run);
    // Its turn comes at the end of this task
    await vi.advanceTimersByTimeAsync(0);
    const second = inTurn(waiting.run);
    expect(inTurn(job('refused').run)).toBeNull();
    running.end();
    waiting.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect([await first, await second]).toEqual(['running', 'waiting']);
  });
});
