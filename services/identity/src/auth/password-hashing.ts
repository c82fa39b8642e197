import { hash, verify } from '@node-rs/argon2';
import { gate } from '@osta/platform/gate';

/**
 * OWASP ASVS 5.0 appendix C: argon2id (the library's default) with at least 46 MiB, one pass, one
 * lane. better-auth's own scrypt is below that line (reliability.md §6).
 */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** What better-auth asks of a password. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (check: {
    readonly hash: string;
    readonly password: string;
  }) => Promise<boolean>;
}

/**
 * Hashes passwords off the event loop: four at once (46 MiB and one thread each), fifty waiting.
 *
 * Both functions throw Overloaded when more are asked for.
 */
export function passwordHashing(): PasswordHashing {
  const through = gate(4, 50);

  return {
    hash: (password) => through(() => hash(password, cost)),
    verify: (check) => through(() => verify(check.hash, check.password)),
  };
}
