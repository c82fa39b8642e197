import { createHmac, randomBytes } from 'node:crypto';

import type { StoreId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import { isPublic } from '@osta/contracts/store/is-public';
import type { Principal } from '@osta/platform/auth/principal';
import { searchTerms } from '@osta/platform/search/search-terms';
import type { Pool } from 'pg';

import { roleOf } from '../domain/store/on-store.ts';
import { storeDay } from '../queries/analytics-days.ts';
import { readStoreRow } from '../queries/store-row.ts';
import { countViewSql, keepKeySql } from './count-view.sql.ts';

/** Who looks at the page of a store. Nothing of this is kept. */
export interface Visitor {
  readonly principal: Principal | null;
  readonly address: string;
  readonly userAgent: string;
  /** A crawler, or a program that draws a preview of a link. */
  readonly isRobot: boolean;
}

/** What somebody looked at, when, and what they searched for right before; `null`: nothing. */
export interface View {
  readonly storeId: StoreId;
  readonly at: Instant;
  readonly searchedFor: string | null;
}

/** Counts a view. Returns whether there is such a page. */
export type CountView = (view: View, visitor: Visitor) => Promise<boolean>;

/** The longest words of a search that are kept: others say more than what is looked for. */
const longestWords = 60;

/**
 * Returns the function that counts the views of a public page, each visitor once a day and store.
 *
 * Nobody is kept: a visitor is a hash of person or address with a secret that is new every day and deleted with
 * the day, together with the hashes. Those who work in the store are not counted, nor are robots.
 */
export function countView(pool: Pool): CountView {
  const keys = new Map<string, Buffer>();

  async function keyOf(day: string): Promise<Buffer> {
    const known = keys.get(day);
    if (known) return known;
    const { rows } = await pool.query<{ readonly key: Buffer }>(keepKeySql, [day, randomBytes(32)]);
    // A view at the same moment made it, and this statement does not see it yet
    if (!rows[0]) return keyOf(day);
    keys.clear();
    keys.set(day, rows[0].key);
    return rows[0].key;
  }

  return async ({ storeId, at, searchedFor }, { principal, address, userAgent, isRobot }) => {
    const row = await readStoreRow(pool, storeId);
    if (!row || !isPublic(row.state.status, row.state.subscription.status)) return false;
    if (isRobot) return true;
    if (principal && roleOf(row.state, principal.userId) !== null) return true;
    const day = storeDay(at);
    const who = principal?.userId ?? `${address} ${userAgent}`;
    const hash = createHmac('sha256', await keyOf(day))
      .update(`${storeId} ${who}`)
      .digest();
    await pool.query({
      name: 'store.count-view',
      text: countViewSql,
      values: [day, hash, storeId, searchedFor === null ? 0 : 1, wordsOf(searchedFor ?? '')],
    });
    return true;
  };
}

/** Returns words that are written in one way, whoever typed them; `null` where they say nothing, or too much. */
function wordsOf(text: string): string | null {
  const words = searchTerms(text)
    .map(({ word }) => word)
    .join(' ');
  return words === '' || words.length > longestWords ? null : words;
}
