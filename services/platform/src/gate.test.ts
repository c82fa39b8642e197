import { setImmediate as turn } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { gate, Overloaded } from './gate.ts';

describe('gate', () => {
  it('runs at most its width at once, in order of arrival', async () => {
    const through = gate(2, 10);
    const begun: number[] = [];
    let running = 0;
    let most = 0;

    await Promise.all(
      Array.from({ length: 8 }, async (_, n) =>
        through(async () => {
          begun.push(n);
          running += 1;
          most = Math.max(most, running);
          await turn();
          running -= 1;
        }),
      ),
    );

    expect(most).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('refuses at once what the queue cannot hold, and recovers', async () => {
    const through = gate(1, 1);
    const work = (): Promise<void> => through(() => turn());
    const [first, second] = [work(), work()];

    await expect(work()).rejects.toBeInstanceOf(Overloaded);
    await Promise.all([first, second]);
    await expect(work()).resolves.toBeUndefined();
  });

  it('lets the next in after a failure', async () => {
    const through = gate(1, 1);

    await expect(through(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(through(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
