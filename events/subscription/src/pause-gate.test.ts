import { describe, expect, it } from 'vitest';

import { pauseGate } from './pause-gate.ts';

const never = new AbortController().signal;

describe('pauseGate', () => {
  it('blocks work until it is opened', async () => {
    const gate = pauseGate();
    await gate.close();
    let isDone = false;
    const passing = gate.pass(async () => {
      isDone = true;
    }, never);
    await Promise.resolve();
    expect([gate.isClosed(), isDone]).toEqual([true, false]);
    gate.open();
    await passing;
    expect([gate.isClosed(), isDone]).toEqual([false, true]);
  });

  it('closes when the current work has ended, also by a failure', async () => {
    const gate = pauseGate();
    const failing = new AbortController();
    const work = gate.pass(
      () =>
        new Promise((_, reject) => {
          failing.signal.addEventListener('abort', () => reject(new Error('refused')));
        }),
      never,
    );
    await Promise.resolve();
    let isShut = false;
    const close = async (): Promise<void> => {
      await gate.close();
      isShut = true;
    };
    const closing = close();
    await Promise.resolve();
    expect(isShut).toBe(false);
    failing.abort();
    await expect(work).rejects.toThrow('refused');
    await closing;
    expect(isShut).toBe(true);
  });

  it('releases waiters that abort', async () => {
    const gate = pauseGate();
    await gate.close();
    const leaving = new AbortController();
    const passing = gate.pass(() => Promise.reject(new Error('has passed')), leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(passing).rejects.toThrow('gone');
  });
});
