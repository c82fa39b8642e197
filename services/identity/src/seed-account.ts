import type { AccountKind } from '@osta/contracts/account/kind';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import type { CommandContext } from '@osta/platform/handle';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Logger } from 'pino';

import type { AuthPort } from './auth/auth-port.ts';
import type { AccountCommands } from './commands/account-commands.ts';
import type { accountRecords } from './commands/account-records.ts';
import type { KeepPhone } from './commands/verify-phone.ts';
import type { Avatars } from './files/avatars.ts';

/** An account that a seed creates. */
export interface SeededAccount {
  /** In lower case. */
  readonly email: string;
  readonly password: string;
  readonly kind: AccountKind;
  readonly fullName: string;
  readonly locale: Locale;
  readonly isAdmin: boolean;
  /** A number that counts as verified, as `+218912345678`; `null`: none. */
  readonly phone: string | null;
  /** Their picture as it is stored, a square in WebP; `null`: none. */
  readonly avatar: Uint8Array | null;
}

export type SeedAccount = (person: SeededAccount) => Promise<UserId>;

interface Dependencies {
  readonly auth: AuthPort;
  readonly register: AccountCommands['register'];
  readonly keepPhone: KeepPhone;
  readonly avatars: Pick<Avatars, 'add'>;
  readonly recordAvatar: ReturnType<typeof accountRecords>['recordAvatar'];
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Creates an account without a mail, through the same command as everybody's.
 *
 * Accounts are matched by email address: an existing one stays as it is, password included. An
 * interrupted seed can be run again.
 */
export function seedAccount(dependencies: Dependencies): SeedAccount {
  const { auth, register, keepPhone, avatars, recordAvatar, clock, log } = dependencies;
  return async ({ email, password, kind, fullName, locale, isAdmin, phone, avatar }) => {
    const userId = await auth.plantUser({ email, password, isAdmin });
    // Each command is an intention of its own
    const context = (): CommandContext => unkeyedContext({ actor: 'system', clock, log });
    const outcome = await register.issue({ userId, kind, fullName, locale }, context());
    if (!outcome.ok && outcome.refused.code !== 'ALREADY_REGISTERED') {
      throw new Error(`${email} could not be seeded: ${outcome.refused.code}`);
    }
    if (outcome.ok && phone !== null) await keepPhone(userId, phone, log);
    if (outcome.ok && avatar !== null) {
      const avatarId = await avatars.add(userId, avatar);
      const shown = await recordAvatar.issue({ userId, avatarId }, context());
      if (!shown.ok) throw new Error(`No picture was seeded: ${shown.refused.code}`);
    }
    return userId;
  };
}
