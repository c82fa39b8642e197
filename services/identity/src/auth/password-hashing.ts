import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { gate } from '@osta/platform/gate';
import { Piscina } from 'piscina';

/**
 * OWASP ASVS 5.0 appendix C: argon2id (the library's default) with at least 46 MiB, one pass, one
 * lane. better-auth's own scrypt is below that line.
 */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** F16: at most this many hashes at once; one core stays free for other work. */
const most = 4;
const queue = 50;

/** The hashing functions, in the shape that better-auth expects. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (check: {
    readonly hash: string;
    readonly password: string;
  }) => Promise<boolean>;
  /** Ends the threads, once their current work is done. */
  readonly stop: () => Promise<void>;
}

/**
 * Hashes passwords on threads of their own: one for each core but one, at most four at once (46 MiB
 * each), fifty waiting. The threads run at a lower priority, so a flood of logins slows down only
 * logins. They are not in the pool that Node shares among files, DNS and compression, so none of
 * these waits behind them.
 *
 * Both functions throw Overloaded when the queue is full.
 */
export function passwordHashing(cores = availableParallelism()): PasswordHashing {
  const width = Math.max(1, Math.min(most, cores - 1));
  const through = gate(width, queue);
  const threads = new Piscina<unknown, unknown>({
    filename: fileURLToPath(new URL('../../password-worker.mjs', import.meta.url)),
    minThreads: 1,
    maxThreads: width,
    // Except on Linux it would lower the priority of the whole process, not of the thread
    niceIncrement: process.platform === 'linux' ? 10 : 0,
  });

  return {
    hash: (password) =>
      through(async () => String(await threads.run({ password, cost }, { name: 'hash' }))),
    verify: (check) => through(async () => (await threads.run(check, { name: 'verify' })) === true),
    stop: () => threads.close(),
  };
}
