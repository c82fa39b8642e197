import { getEventListeners } from 'node:events';

import { describe, expect, it } from 'vitest';

import { underSignals } from './under-signals.ts';

describe('underSignals', () => {
  it('aborts with the first signal, and with its reason', async () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const reason = await underSignals([one.signal, other.signal], async (signal) => {
      expect(signal.aborted).toBe(false);
      other.abort('second');
      one.abort('first, but too late');
      return signal.reason as unknown;
    });
    expect(reason).toBe('second');
  });

  it('is aborted from the start when one of them already was', async () => {
    const signals = [new AbortController().signal, AbortSignal.abort('before')];
    expect(await underSignals(signals, async ({ reason }) => reason as unknown)).toBe('before');
  });

  it('removes its listeners, whatever the task does', async () => {
    const { signal } = new AbortController();
    await underSignals([signal], async () => 'done');
    const failing = underSignals([signal], () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
