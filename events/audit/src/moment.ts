import { escapeLiteral, type Client, type ClientBase } from 'pg';

import { inTransaction } from './in-transaction.ts';

/** Opens one more session with the rights of the auditor. */
export type OpenSession = () => Promise<Client>;

/** One moment of the database, which a session of its own sees for as long as it takes. */
export interface Moment {
  readonly reader: ClientBase;
  /** By which another session sees the same. */
  readonly snapshot: string;
}

/**
 * Runs work on one moment of the database. The session that sees it never writes, so it has no number of a transaction,
 * and nobody who reads the log waits for it. What is written meanwhile is written in short transactions of another one.
 */
export async function atOneMoment<Result>(
  openSession: OpenSession,
  work: (moment: Moment) => Promise<Result>,
): Promise<Result> {
  const reader = await openSession();
  try {
    // Nobody asks it anything while an index is built
    await reader.query('set idle_in_transaction_session_timeout = 0');
    await reader.query('begin isolation level repeatable read, read only');
    const { rows } = await reader.query<{ readonly snapshot: string }>(
      'select pg_export_snapshot() as snapshot',
    );
    return await work({ reader, snapshot: rows[0]?.snapshot ?? '' });
  } finally {
    await reader.query('rollback').catch(() => undefined);
    await reader.end();
  }
}

/** Runs work in a short transaction that sees the same moment, and what it writes itself. */
export async function seeingMoment<Result>(
  client: ClientBase,
  { snapshot }: Moment,
  work: () => Promise<Result>,
): Promise<Result> {
  const begin = `begin isolation level repeatable read; set transaction snapshot ${escapeLiteral(snapshot)}`;
  return await inTransaction(client, work, begin);
}
