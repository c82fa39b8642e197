import { findHorizonHolderSql } from './horizon-holder.sql.ts';
import type { Queryable } from './queryable.ts';

/** The transaction that every reader of the log waits for. */
export interface HorizonHolder {
  /** Process id of its session; null for a prepared transaction. */
  readonly pid: number | null;
  /** The name of a prepared transaction, for `rollback prepared`; null for a session. */
  readonly prepared: string | null;
  readonly database: string | null;
  readonly application: string | null;
  /** State in `pg_stat_activity`: `idle in transaction` is a forgotten transaction. */
  readonly state: string | null;
  /** Age of the transaction; 0 where the role may not see it. */
  readonly seconds: number;
}

/**
 * Finds the oldest transaction of the cluster that may still write. Read-only transactions and replication
 * slots do not hold back readers of the log.
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
