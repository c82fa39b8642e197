import { readdir, readFile } from 'node:fs/promises';

import { hash as hashAtCost } from '@node-rs/argon2';
import { Overloaded } from '@osta/platform/gate';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { passwordHashing } from './password-hashing.ts';

// Hashing is slow on purpose, and the machine may be busy
vi.setConfig({ testTimeout: 60_000 });

const { hash, verify, stop } = passwordHashing(8);
afterAll(stop);

describe('password hashing', () => {
  it('is argon2id with 46 MiB, one pass, one lane', async () => {
    const stored = await hash('correct horse');

    expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/u);
    expect(await verify({ hash: stored, password: 'correct horse' })).toBe(true);
    expect(await verify({ hash: stored, password: 'correct horsf' })).toBe(false);
  });

  it('salts: equal passwords have different hashes', async () => {
    expect(await hash('correct horse')).not.toBe(await hash('correct horse'));
  });

  it.each([
    { cores: 1, atOnce: 1 },
    { cores: 2, atOnce: 1 },
    { cores: 4, atOnce: 3 },
    { cores: 64, atOnce: 4 },
  ])(
    'turns away whoever is one too many on $cores cores: $atOnce at once, fifty waiting',
    async ({ cores, atOnce }) => {
      // Who is turned away does not depend on how long a check takes
      const quick = await hashAtCost('correct horse', { memoryCost: 64, timeCost: 1 });
      const hashing = passwordHashing(cores);
      const checks = await Promise.allSettled(
        Array.from({ length: 60 }, () => hashing.verify({ hash: quick, password: 'guess' })),
      );
      await hashing.stop();
      const refused = checks.filter(({ status }) => status === 'rejected');

      expect(refused).toHaveLength(60 - 50 - atOnce);
      expect(refused.every((r) => r.status === 'rejected' && r.reason instanceof Overloaded)).toBe(
        true,
      );
    },
  );

  it.runIf(process.platform === 'linux')(
    'runs at lower priority than everything else',
    async () => {
      await hash('correct horse');

      const levels = await nicenessOfThreads();
      const own = levels.get(process.pid) ?? Number.NaN;
      expect([...levels.values()]).toContain(Math.min(19, own + 10));
    },
  );
});

/**
 * Returns the nice value of each thread of this process, by its number: 0 by default, at most 19.
 */
async function nicenessOfThreads(): Promise<ReadonlyMap<number, number>> {
  const ids = await readdir('/proc/self/task');
  return new Map(
    await Promise.all(
      ids.map(async (id): Promise<[number, number]> => {
        // proc(5): the 19th value; the name, the 2nd, may hold blanks, so count from its bracket
        const stat = await readFile(`/proc/self/task/${id}/stat`, 'utf8');
        const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [Number(id), Number(afterName[16])];
      }),
    ),
  );
}
