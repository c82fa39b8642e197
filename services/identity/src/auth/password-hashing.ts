import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { gate } from '@osta/platform/gate';
import { Piscina } from 'piscina';

/**
 * OWASP ASVS 5.0 appendix C: argon2id (the library's default) with at least 46 MiB, one pass, one
 * lane. better-auth's own scrypt is below that line.
 */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** F16: never more at once than this; and one core is left to everybody else. */
const most = 4;
const queue = 50;

/** What better-auth asks of a password. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (check: {
    readonly hash: string;
    readonly password: string;
  }) => Promise<boolean>;
  /** Ends the threads, once what they work on is done. */
  readonly stop: () => Promise<void>;
}

/**
 * Hashes passwords on threads of their own: one for each core but one, at most four at once (46 MiB
 * each), fifty waiting. The threads give way to whatever else the machine has to do, so a flood of
 * logins costs those who log in, not those who do not; and files, names and packing do not wait behind
 * them in the pool that Node shares among these.
 *
 * Both functions throw Overloaded when more are asked for.
 */
export function passwordHashing(cores = availableParallelism()): PasswordHashing {
  const width = Math.max(1, Math.min(most, cores - 1));
  const through = gate(width, queue);
  const threads = new Piscina<unknown, unknown>({
    filename: fileURLToPath(new URL('../../password-worker.mjs', import.meta.url)),
    minThreads: 1,
    maxThreads: width,
    // Elsewhere than on Linux it would slow the whole process down instead of the thread
    niceIncrement: process.platform === 'linux' ? 10 : 0,
  });

  return {
    hash: (password) =>
      through(async () => String(await threads.run({ password, cost }, { name: 'hash' }))),
    verify: (check) => through(async () => (await threads.run(check, { name: 'verify' })) === true),
    stop: () => threads.close(),
  };
}
