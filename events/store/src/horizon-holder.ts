import { findHorizonHolderSql } from './horizon-holder.sql.ts';
import type { Queryable } from './queryable.ts';

/** Whose transaction every reader of the log waits for. */
export interface HorizonHolder {
  /** Of its session; null for a prepared transaction. */
  readonly pid: number | null;
  /** The name of a prepared transaction, for `rollback prepared`; null for a session. */
  readonly prepared: string | null;
  readonly database: string | null;
  readonly application: string | null;
  /** As `pg_stat_activity` has it: `idle in transaction` is one that was forgotten. */
  readonly state: string | null;
  /** Age of the transaction; 0 where the role may not know. */
  readonly seconds: number;
}

/**
 * Finds the oldest transaction of the cluster that may still write. Transactions that only read, and replication
 * slots, hold back no reader of the log.
 *
 * @returns undefined when none is open
 */
export async function findHorizonHolder(database: Queryable): Promise<HorizonHolder | undefined> {
  const { rows } = await database.query<HorizonHolder>({
    name: 'find-horizon-holder',
    text: findHorizonHolderSql,
  });
  return rows[0];
}
