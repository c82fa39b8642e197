import { identityContract } from '@osta/contracts/identity/contract';
import { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import type { Handler } from '@osta/platform/handle';
import { forget } from '@osta/platform/personal-data/personal-data';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Credentials } from '../auth/credentials.ts';
import { tellSockets } from '../commands/tell-sockets.ts';
import type { NotErased, OwnAccount } from '../domain/account/delete-account.ts';
import type { RevokeSessions } from '../domain/account/revoke-sessions.ts';
import type { Avatars } from '../files/avatars.ts';
import type { Post } from '../mail/post.ts';
import type { FindReader } from '../queries/find-reader.ts';
import { deletePerson, findDue, findLeftovers } from './erase-accounts.sql.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly avatars: Avatars;
  readonly credentials: Credentials;
  readonly findReader: FindReader;
  readonly post: Post;
  readonly recordErasure: Handler<OwnAccount, UserId, NotErased>;
  readonly revokeSessions: Handler<RevokeSessions, UserId, never>;
}

const atOnce = 100;

/** Erases every account whose grace period is over, and finishes interrupted erasures. */
export function eraseAccounts(dependencies: Dependencies): () => Promise<void> {
  const { pool, clock, log, credentials, findReader, post, revokeSessions } = dependencies;

  async function idsOf(text: string, values: readonly unknown[]): Promise<readonly UserId[]> {
    const { rows } = await pool.query<{ readonly id: string }>(text, [...values]);
    return rows.map(({ id }) => UserId.parse(id));
  }

  /**
   * Destroys the key first, so that nothing can be read any more, then everything else. Idempotent.
   */
  async function deleteAll(userId: UserId): Promise<void> {
    await forget(pool, identityContract.name, userId);
    await dependencies.avatars.keepOnly(userId, null);
    await pool.query(deletePerson, [userId]);
  }

  async function erase(userId: UserId): Promise<void> {
    const context = unkeyedContext({ actor: 'system', clock, log });
    const reader = await findReader(userId);
    const outcome = await dependencies.recordErasure({ userId }, context);
    if (!outcome.ok) {
      log.info({ userId, why: outcome.refused.code }, 'account not erased yet');
      return;
    }
    const sessionIds = await credentials.endSessions(userId, null);
    const cause = 'signed-out-everywhere';
    const next = unkeyedContext({ actor: 'system', clock, log });
    await tellSockets(revokeSessions, { userId, sessionIds, cause }, next);
    await deleteAll(userId);
    if (reader) await post.notify(reader, 'account-erased', null, log);
    log.info({ userId }, 'account erased');
  }

  return async () => {
    for (const userId of await idsOf(findLeftovers, [])) await deleteAll(userId);
    for (const userId of await idsOf(findDue, [clock.now(), atOnce])) await erase(userId);
  };
}
