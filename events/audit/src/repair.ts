import type { EventRow } from '@osta/event-store/event-row';
import type { ReadModel } from '@osta/subscription/read-model';
import { DatabaseError, type ClientBase } from 'pg';

import { dropAside } from './aside-schema.ts';
import { asRepairer } from './audit-role.ts';
import type { EventSources } from './audit-system.ts';
import { horizonSql } from './checkpoint.sql.ts';
import { diff, type Difference } from './diff.ts';
import { inTransaction } from './in-transaction.ts';
import { lockWritersSql } from './live-rebuild.sql.ts';
import type { LogSource } from './log-reader.sql.ts';
import { lift, sourcesOf, type Unreadable } from './log-reader.ts';
import { atOneMoment, seeingMoment, type OpenSession } from './moment.ts';
import type { Progress } from './pace.ts';
import { rebuild } from './rebuild.ts';
import {
  isUniqueBesideSql,
  keepSeenSql,
  makeSeenSql,
  mendSql,
  readSinceSql,
  recordRepairedSql,
  tryLockSql,
  unlockSql,
  writtenColumnsSql,
  type WrittenColumn,
} from './repair.sql.ts';
import { RebuildRefused } from './swap-tables.ts';
import { untilGranted } from './until-granted.ts';

/** Below Postgres' `deadlock_timeout`: the repair gives way before Postgres cancels another transaction. */
const lockTimeout = '400ms';

export interface Repaired {
  readonly events: number;
  /** The rows that were mended, each with what differed. */
  readonly differences: readonly Difference[];
}

export interface Repairing {
  /** The run that does it, under which each row is recorded. */
  readonly runId: string;
  /** An id that the key of a row must have; null: all rows. */
  readonly subject: string | null;
  readonly onProgress?: Progress;
  readonly pageSize?: number | undefined;
}

/** The session of a repair, and how it opens another one. */
export interface RepairSessions {
  readonly client: ClientBase;
  readonly openSession: OpenSession;
}

/** Returns whether a row is asked for. */
export function isAsked({ key }: Difference, subject: string | null): boolean {
  return subject === null || Object.values(key).includes(subject);
}

/**
 * Makes the live rows of a read model equal to what follows from the events that its subscription has applied.
 *
 * Builds the tables aside as of one moment, in short transactions, while everything goes on. Then it keeps writers of the
 * live tables from writing (never readers), applies aside what they have applied since, and writes the rows that differ,
 * with the record of what they were. All of that is one transaction: nobody sees half of it, and the tables never go back
 * behind their checkpoints.
 *
 * @throws RebuildRefused when an event of the model cannot be read, a row that nobody asked for is in the way, or another
 *   run repairs the model
 */
export async function repair(
  sessions: RepairSessions,
  system: EventSources,
  model: ReadModel,
  repairing: Repairing,
): Promise<Repaired> {
  const { client } = sessions;
  // Both would build into the same tables, and the first to end would drop them
  const { rows } = await client.query<{ readonly isMine: boolean }>(tryLockSql, [model.name]);
  if (!rows[0]?.isMine) {
    throw new RebuildRefused(`Another run repairs ${model.name}: try again when it has ended`);
  }
  try {
    return await repairAlone(sessions, system, model, repairing);
  } finally {
    // A lost connection has no lock any more
    await client.query(unlockSql, [model.name]).catch(() => undefined);
  }
}

async function repairAlone(
  sessions: RepairSessions,
  system: EventSources,
  model: ReadModel,
  repairing: Repairing,
): Promise<Repaired> {
  const { client } = sessions;
  const aside = `audit_repair_${model.name}`;
  const sources = sourcesOf(system, model, true);
  const common = { ...repairing, aside, sources };
  try {
    const { events, horizon } = await build(sessions, system, model, common);
    const differences = await untilGranted(() =>
      inTransaction(client, () => mend(client, system, model, { ...common, horizon })),
    );
    return { events, differences };
  } finally {
    // Whether rows were repaired does not depend on it: the next repair drops what this one leaves
    await inTransaction(client, () => dropAside(client, aside)).catch(() => undefined);
  }
}

interface Aside {
  readonly aside: string;
  readonly sources: readonly LogSource[];
}

/** Builds the tables aside, and keeps what the moment has seen. */
function build(
  { client, openSession }: RepairSessions,
  system: EventSources,
  model: ReadModel,
  { aside, sources, onProgress, pageSize }: Repairing & Aside,
): Promise<{ readonly events: number; readonly horizon: string }> {
  return atOneMoment(openSession, async (moment) => {
    // Read at the same moment: what comes later has a higher number
    const horizons: bigint[] = [];
    for (const schema of new Set(sources.map((source) => source.schema))) {
      const { rows } = await moment.reader.query<{ readonly tx: string }>(horizonSql(schema));
      horizons.push(...rows.map(({ tx }) => BigInt(tx)));
    }
    const { events, unreadable } = await rebuild({ client, moment }, system, model, {
      until: null,
      into: aside,
      isAppliedOnly: true,
      isUnfinished: true,
      pageSize,
      ...(onProgress && { onProgress }),
    });
    refuseUnreadable(unreadable);
    await seeingMoment(client, moment, async () => {
      await client.query(makeSeenSql(aside));
      for (const source of sources) await client.query(keepSeenSql(aside, source));
    });
    const horizon = horizons.reduce((least, each) => (each < least ? each : least));
    return { events, horizon: String(horizon) };
  });
}

/**
 * Refuses to judge rows by a log of which a part cannot be read: those that follow from that part would be taken away.
 *
 * @throws RebuildRefused with the first event
 */
export function refuseUnreadable([first]: readonly Unreadable[]): void {
  if (!first) return;
  throw new RebuildRefused(
    `Event ${first.id} cannot be read, so nobody knows what the rows should be: ${first.error}`,
  );
}

/** Catches up under the lock of the writers, and writes what differs. */
async function mend(
  client: ClientBase,
  system: EventSources,
  model: ReadModel,
  { aside, sources, horizon, subject, runId }: Repairing & Aside & { readonly horizon: string },
): Promise<readonly Difference[]> {
  await client.query(`set local lock_timeout = '${lockTimeout}'`);
  await asRepairer(client, () => client.query(lockWritersSql(model)));
  const { rows } = await client.query<EventRow>(readSinceSql(aside, sources), [horizon]);
  const unreadable: Unreadable[] = [];
  const events = lift(rows, unreadable);
  refuseUnreadable(unreadable);
  if (events.length > 0) {
    const opened = await system.open(client, events, model.wordsOf);
    await model.prepare(opened)(client, aside, client);
  }
  await model.finish(client, aside, client);
  await model.carryOver?.(client, model.schema, aside);
  const differences = (await diff(client, model, { live: model.schema, rebuilt: aside })).filter(
    (each) => isAsked(each, subject),
  );
  if (differences.length === 0) return [];
  await asRepairer(client, () => writeRows(client, model, aside, subject));
  await record(client, model, runId, differences);
  return differences;
}

async function writeRows(
  client: ClientBase,
  model: ReadModel,
  aside: string,
  subject: string | null,
): Promise<void> {
  const { schema, tables } = model;
  const carries = model.carryOver !== undefined;
  for (const table of tables) {
    const place = [schema, table.name];
    const { rows: columns } = await client.query<WrittenColumn>(writtenColumnsSql, place);
    const beside = await client.query<{ readonly isUnique: boolean }>(isUniqueBesideSql, place);
    const { remove, change, carry, add } = mendSql(table, columns, {
      live: schema,
      aside,
      carries,
      replaces: beside.rows[0]?.isUnique ?? false,
    });
    for (const text of [remove, change, add]) {
      await client.query(text, [subject]).catch((error: unknown) => {
        throw subject === null ? error : refusedInTheWay(error, model);
      });
    }
    if (carry !== null) await client.query(carry);
  }
}

/** Another row has what must be unique, and is not to be touched. */
function refusedInTheWay(error: unknown, { name }: ReadModel): unknown {
  if (!(error instanceof DatabaseError) || error.code !== '23505') return error;
  return new RebuildRefused(
    `A row of ${error.table} that was not asked for is in the way, so nothing was changed: repair ${name} without --subject`,
    { cause: error },
  );
}

async function record(
  client: ClientBase,
  model: ReadModel,
  runId: string,
  differences: readonly Difference[],
): Promise<void> {
  await client.query(recordRepairedSql, [
    runId,
    model.name,
    differences.map(({ table }) => table),
    differences.map(({ key }) => JSON.stringify(key)),
    differences.map(({ kind }) => kind),
    differences.map(({ fields }) => JSON.stringify(Object.keys(fields))),
  ]);
}
