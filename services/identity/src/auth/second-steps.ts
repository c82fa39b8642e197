import { createHmac, hkdfSync } from 'node:crypto';

import type { UserId } from '@osta/contracts/ids';
import { inTransaction } from '@osta/event-store/in-transaction';
import type { Clock } from '@osta/platform/clock';
import { seal, unseal } from '@osta/platform/personal-data/sealing';
import type { Pool, PoolClient } from 'pg';

import { newRecoveryCodes, shownRecoveryCode } from './recovery-codes.ts';
import {
  dropRecoveryCodes,
  lockOffer,
  lockSecret,
  putOffer,
  putRecoveryCodes,
  turnOff,
  turnOn,
  useRecoveryCode,
  useStep,
} from './second-steps.sql.ts';
import { newTotpSecret, totpStepOf, totpUri } from './totp.ts';

/** A secret that is not in use yet. */
interface Offer {
  /** Base32. */
  readonly secret: string;
  readonly uri: string;
}

/** The outcome of the first code: ten recovery codes in their readable form, or why not. */
export type TurningOn =
  | { readonly recoveryCodes: readonly string[] }
  | 'wrong'
  | 'not-offered'
  | 'already-on';

/** What kind of code was redeemed. `off`: the person has no second step. */
export type Redemption = 'app' | 'recovery-code' | 'wrong' | 'off';

/**
 * The second step of a sign-in: an authenticator app, and recovery codes for a person who loses it.
 */
export interface SecondSteps {
  /** Offers a secret and replaces an earlier offer. @returns null if the second step is on */
  offer(userId: UserId, email: string): Promise<Offer | null>;
  /** @param code six digits of the app that has the offered secret */
  turnOn(userId: UserId, code: string): Promise<TurningOn>;
  /** Makes ten new codes; earlier ones stop working. @returns null if the second step is off */
  renewRecoveryCodes(userId: UserId): Promise<readonly string[] | null>;
  /** @param code six digits, or a recovery code without its hyphen */
  turnOff(userId: UserId, code: string): Promise<'done' | 'wrong' | 'off'>;
  /** Redeems a code, inside the caller's transaction. */
  redeem(client: PoolClient, userId: UserId, code: string): Promise<Redemption>;
}

const offerMinutes = 10;
const appCode = /^\d{6}$/u;

/**
 * @param secret of the installation: seals the secrets of the apps, and keys the hashes of recovery
 *   codes
 */
export function createSecondSteps(pool: Pool, clock: Clock, secret: string): SecondSteps {
  const sealingKey = keyFor(secret, 'osta authenticator apps');
  const hashingKey = keyFor(secret, 'osta recovery codes');

  function hashOf(userId: UserId, code: string): string {
    return createHmac('sha256', hashingKey).update(`${userId}\n${code}`).digest('base64url');
  }

  /** Returns null if it is no code of the app, or the secret was sealed by another installation. */
  function stepOf(userId: UserId, code: string, sealed: string): number | null {
    const opened = unseal(sealed, userId, sealingKey);
    return opened === null ? null : totpStepOf(code, opened, Date.parse(clock.now()));
  }

  async function putCodes(client: PoolClient, userId: UserId): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await client.query(putRecoveryCodes, [userId, codes.map((code) => hashOf(userId, code))]);
    return codes.map(shownRecoveryCode);
  }

  async function redeem(client: PoolClient, userId: UserId, code: string): Promise<Redemption> {
    const { rows } = await client.query<{ readonly secret: string }>(lockSecret, [userId]);
    const [on] = rows;
    if (!on) return 'off';
    if (!appCode.test(code)) {
      const used = await client.query(useRecoveryCode, [userId, hashOf(userId, code)]);
      return used.rowCount === 1 ? 'recovery-code' : 'wrong';
    }
    const step = stepOf(userId, code, on.secret);
    if (step === null) return 'wrong';
    const used = await client.query(useStep, [userId, step]);
    return used.rowCount === 1 ? 'app' : 'wrong';
  }

  return {
    redeem,

    async offer(userId, email) {
      const offered = newTotpSecret();
      const endsAt = new Date(Date.parse(clock.now()) + offerMinutes * 60_000).toISOString();
      const values = [userId, seal(offered, userId, sealingKey), endsAt];
      const { rowCount } = await pool.query(putOffer, values);
      return rowCount === 1 ? { secret: offered, uri: totpUri(offered, email) } : null;
    },

    turnOn: (userId, code) =>
      inTransaction(pool, async (client): Promise<TurningOn> => {
        const now = clock.now();
        const { rows } = await client.query<{ readonly secret: string }>(lockOffer, [userId, now]);
        const [offer] = rows;
        if (!offer) {
          const { rowCount } = await client.query(lockSecret, [userId]);
          return rowCount === 1 ? 'already-on' : 'not-offered';
        }
        const step = stepOf(userId, code, offer.secret);
        if (step === null) return 'wrong';
        const { rowCount } = await client.query(turnOn, [userId, offer.secret, step, now]);
        if (rowCount === 0) return 'already-on';
        return { recoveryCodes: await putCodes(client, userId) };
      }),

    renewRecoveryCodes: (userId) =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(lockSecret, [userId]);
        if (rowCount === 0) return null;
        await client.query(dropRecoveryCodes, [userId]);
        return putCodes(client, userId);
      }),

    turnOff: (userId, code) =>
      inTransaction(pool, async (client) => {
        const redemption = await redeem(client, userId, code);
        if (redemption === 'wrong' || redemption === 'off') return redemption;
        await client.query(turnOff, [userId]);
        return 'done';
      }),
  };
}

function keyFor(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
}
