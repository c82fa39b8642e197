import type { EventEnvelope } from '@osta/contracts/envelope';
import type { EventRow } from '@osta/event-store/event-row';
import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

import { dropAside, makeAside } from './aside-schema.ts';
import type { EventSources } from './audit-system.ts';
import { inTransaction } from './in-transaction.ts';
import {
  beginSql,
  changeStateSql,
  complainSql,
  forgetSql,
  holdNoLongerSql,
  holdSql,
  lockWritersSql,
  moveSql,
  placeSql,
  readFlaggedSql,
  readHeldSql,
  readRestSql,
  statusSql,
} from './live-rebuild.sql.ts';
import type { LogSource } from './log-reader.sql.ts';
import { lift, measureLog, sourcesOf } from './log-reader.ts';
import type { Progress } from './pace.ts';
import { asideOf, beforeOf, exchange, RebuildBusy, RebuildRefused } from './swap-tables.ts';
import { untilGranted } from './until-granted.ts';

/**
 * `building` until the rebuilt tables are swapped in; `built` while they wait for somebody to ask for the swap;
 * `swapped` until the old ones are dropped.
 */
export type RebuildState = 'building' | 'paused' | 'built' | 'swapped';

/** The progress of a read model's live rebuild. */
export interface RebuildStatus {
  readonly model: string;
  readonly state: RebuildState;
  readonly done: number;
  readonly total: number;
  /** Error of the last run that failed. */
  readonly error: string | null;
  readonly reason: string;
  readonly operator: string;
  readonly started_at: Date;
  readonly updated_at: Date;
  readonly swapped_at: Date | null;
}

/** Events in one transaction. Small, because no reader of the log sees newer events while it writes. */
const pageSize = 1000;
/** Below Postgres' `deadlock_timeout`: the swap gives way before Postgres cancels another transaction. */
const lockTimeout = '400ms';
const lockStartSql = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

interface FlaggedRow extends EventRow {
  readonly isApplied: boolean;
  readonly isHeld: boolean;
}

/** A stream with events that are left out for now. */
interface HeldStream {
  readonly topic: string;
  readonly streamId: string;
  /** The newest version in the rebuilt tables. */
  readonly upto: number;
}

function heldAt(row: EventRow, upto: number): HeldStream {
  return { topic: row.topic, streamId: row.stream_id, upto };
}

interface Place {
  readonly state: RebuildState;
  readonly holds: boolean;
  readonly tx: string;
  readonly position: string;
  readonly done: number;
  readonly total: number;
}

/** Returns the rebuild of a read model; undefined for none. */
export async function findRebuild(
  client: ClientBase,
  { name }: ReadModel,
): Promise<RebuildStatus | undefined> {
  return (await client.query<RebuildStatus>(statusSql, [name])).rows[0];
}

/** Who wants a rebuild, and why. */
export interface NewRebuild {
  readonly reason: string;
  readonly operator: string;
  /** Whether to hold before the swap, until {@link askForSwap}. */
  readonly holds: boolean;
}

/**
 * Creates empty tables aside and records the operator and the reason. {@link workOnRebuild} does the work.
 *
 * @throws RebuildRefused while another rebuild runs, or its old tables still exist
 * @throws ForeignSchema when a schema with that name exists that no rebuild made
 */
export async function startRebuild(
  client: ClientBase,
  system: EventSources,
  model: ReadModel,
  { reason, operator, holds }: NewRebuild,
): Promise<void> {
  const { events } = await measureLog(client, sourcesOf(system, model, false), null);
  await inTransaction(client, async () => {
    // Two requests at once: the second one sees what the first has begun
    await client.query(lockStartSql, [startLockOf(model)]);
    refuseSecond(model, await findRebuild(client, model));
    await makeAside(client, asideOf(model));
    await model.createTables(client, asideOf(model));
    await client.query(beginSql, [model.name, reason, operator, events, holds]);
  });
}

/**
 * Refuses to begin while another rebuild of the model is there.
 *
 * @throws RebuildRefused while one runs, or its old tables still exist
 */
export function refuseSecond(model: ReadModel, there: RebuildStatus | undefined): void {
  if (!there) return;
  throw new RebuildRefused(
    there.state === 'swapped'
      ? `The tables of before are still in ${beforeOf(model)}: drop them first (reset drop)`
      : `It is on its way already: ${there.state}`,
  );
}

/**
 * Pauses the work after the current page.
 *
 * @throws RebuildRefused unless it is being built
 */
export async function pauseRebuild(client: ClientBase, model: ReadModel): Promise<void> {
  await changeState(client, model, 'building', 'paused');
}

/**
 * Lets {@link workOnRebuild} continue.
 *
 * @throws RebuildRefused when there is nothing to continue
 */
export async function resumeRebuild(client: ClientBase, model: ReadModel): Promise<void> {
  const there = await findRebuild(client, model);
  if (there?.state !== 'building') await changeState(client, model, 'paused', 'building');
}

/**
 * Lets {@link workOnRebuild} catch up once more and swap the tables of a rebuild that holds.
 *
 * @throws RebuildRefused unless it has been built and holds
 */
export async function askForSwap(client: ClientBase, model: ReadModel): Promise<void> {
  await inTransaction(client, async () => {
    await changeState(client, model, 'built', 'building');
    await client.query(holdNoLongerSql, [model.name]);
  });
}

/**
 * Drops the previously live tables after the swap; before the swap, everything that was built.
 *
 * @throws RebuildRefused when there is nothing to drop, or somebody else has just dropped it
 */
export async function dropRebuild(client: ClientBase, model: ReadModel): Promise<void> {
  // The work takes the same locks in another order, so one of both may have to give way
  await untilGranted(() =>
    inTransaction(client, async () => {
      await client.query(lockStartSql, [startLockOf(model)]);
      const { rows } = await client.query<Place>(placeSql, [model.name]);
      if (!rows[0]) throw new RebuildRefused('There is nothing to drop');
      await dropAside(client, asideOf(model));
      await dropAside(client, beforeOf(model));
      await client.query(forgetSql, [model.name]);
    }),
  );
}

/** The name of the lock under which a rebuild begins and ends. */
function startLockOf({ name }: ReadModel): string {
  return `osta-audit start ${name}`;
}

export interface Working {
  readonly onProgress?: Progress;
  /** Stops the work after the current page. The state stays `building`. */
  readonly signal?: AbortSignal;
}

/**
 * Builds the tables aside while the service serves, catches up with the live subscription, and swaps them in
 * atomically. Returns when that is done, when it was paused, holds or was told to stop. It may be killed at any
 * moment and called again: it continues where it was.
 *
 * Events that the live subscription has not applied yet are left out, stream by stream, and fetched once it has
 * applied them. So the rebuilt tables match the checkpoints, and no event is applied twice or lost after the
 * swap. Writers wait while the last events are applied; readers never do.
 *
 * @throws RebuildBusy when another process works on it
 * @throws RebuildRefused when there is nothing to do, or the live tables have been migrated since it began
 */
export async function workOnRebuild(
  client: ClientBase,
  system: EventSources,
  model: ReadModel,
  working: Working,
): Promise<RebuildState> {
  const { rows } = await client.query<{ readonly isMine: boolean }>(
    `select pg_try_advisory_lock(hashtextextended($1, 0)) as "isMine"`,
    [`osta-audit reset ${model.name}`],
  );
  if (!rows[0]?.isMine) throw new RebuildBusy('Somebody else works on it: reset status tells');
  try {
    const work = rebuilding(client, system, model, working);
    const isBuilt = await work.build();
    if (!isBuilt) return (await findRebuild(client, model))?.state ?? 'paused';
    return await work.swapUnlessHeld();
  } catch (error) {
    await client.query(complainSql, [model.name, String(error)]).catch(() => undefined);
    throw error;
  } finally {
    // A lost connection has released the lock by itself
    await client
      .query('select pg_advisory_unlock(hashtextextended($1, 0))', [
        `osta-audit reset ${model.name}`,
      ])
      .catch(() => undefined);
  }
}

interface Rebuilding {
  /**
   * Builds the tables and catches up.
   *
   * @returns false when it was paused or told to stop
   */
  build(): Promise<boolean>;
  swapUnlessHeld(): Promise<'built' | 'swapped'>;
}

function rebuilding(
  client: ClientBase,
  system: EventSources,
  model: ReadModel,
  { onProgress, signal }: Working,
): Rebuilding {
  const aside = asideOf(model);
  const isStopped = (): boolean => signal?.aborted === true;
  const sources = sourcesOf(system, model, true);
  const heldText = heldSqlOf(sources);

  async function write(rows: readonly EventRow[]): Promise<void> {
    const unreadable: { readonly id: string; readonly error: string }[] = [];
    const events = lift(rows, unreadable);
    const [first] = unreadable;
    if (first) throw new Error(`Event ${first.id} was applied and cannot be read: ${first.error}`);
    const opened: readonly EventEnvelope[] = await system.open(client, events, model.wordsOf);
    await model.prepare(opened)(client, aside, client);
  }

  /**
   * Applies one page in the transaction of the client.
   *
   * @returns number of events; undefined when the rebuild is not in state building
   */
  async function takePage(text: string): Promise<number | undefined> {
    const { rows: places } = await client.query<Place>(placeSql, [model.name]);
    const [place] = places;
    if (!place) throw new RebuildRefused('There is no rebuild to work on');
    if (place.state !== 'building') return undefined;
    const { tx, position } = place;
    const { rows } = await client.query<FlaggedRow>(text, [tx, position, pageSize, model.name]);
    const last = rows.at(-1);
    if (!last) return 0;
    await hold(rows.filter(({ isApplied, isHeld }) => !isApplied && !isHeld));
    await write(rows.filter(({ isApplied, isHeld }) => isApplied && !isHeld));
    await client.query(moveSql, [model.name, last.tx, last.position, rows.length]);
    await onProgress?.(place.done + rows.length, Math.max(place.total, place.done + rows.length));
    return rows.length;
  }

  /** Holds streams: from the first event that is left out, `takeHeld` fetches the rest of the stream. */
  async function hold(rows: readonly EventRow[]): Promise<void> {
    const upto = new Map<string, EventRow>();
    for (const row of rows) {
      const key = `${row.topic} ${row.stream_id}`;
      if (!upto.has(key)) upto.set(key, row);
    }
    await note([...upto.values()].map((row) => heldAt(row, row.stream_version - 1)));
  }

  async function note(held: readonly HeldStream[]): Promise<void> {
    if (held.length === 0) return;
    await client.query(holdSql, [
      model.name,
      held.map(({ topic }) => topic),
      held.map(({ streamId }) => streamId),
      held.map(({ upto }) => upto),
    ]);
  }

  /**
   * Applies one page of events that were left out and that the subscription has applied by now.
   *
   * @returns number of events
   */
  async function takeHeld(isUpToCursor: boolean): Promise<number> {
    if (heldText === null) return 0;
    const { rows: places } = await client.query<Place>(placeSql, [model.name]);
    const [place] = places;
    if (place?.state !== 'building') return 0;
    const { rows } = await client.query<EventRow>(heldText, [
      place.tx,
      place.position,
      pageSize,
      model.name,
      isUpToCursor,
    ]);
    await write(rows);
    const last = new Map(rows.map((row) => [`${row.topic} ${row.stream_id}`, row]));
    await note([...last.values()].map((row) => heldAt(row, row.stream_version)));
    return rows.length;
  }

  /**
   * Applies all remaining events while every writer is blocked.
   *
   * @returns false when it was paused
   */
  async function takeRest(): Promise<boolean> {
    const text = readRestSql(sources);
    let taken: number | undefined = pageSize;
    while (taken === pageSize) taken = await takePage(text);
    if (taken === undefined) return false;
    while ((await takeHeld(false)) > 0);
    return true;
  }

  async function trySwap(): Promise<void> {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query(lockWritersSql(model));
    if (!(await takeRest())) throw new RebuildRefused('It was paused before the swap');
    await model.finish(client, aside, client);
    await model.carryOver?.(client, model.schema, aside);
    await exchange(client, model);
    await changeState(client, model, 'building', 'swapped');
  }

  return {
    async build() {
      const text = readFlaggedSql(sources);
      let taken: number | undefined = pageSize;
      // Events are still being recorded: a page that is not full is the end of the log for now
      while (taken === pageSize && !isStopped()) {
        taken = await inTransaction(client, () => takePage(text));
      }
      if (taken === undefined || isStopped()) return false;
      while ((await inTransaction(client, () => takeHeld(true))) === pageSize);
      // Most of it before the swap, so that writers wait for less work
      await inTransaction(client, async () => model.carryOver?.(client, model.schema, aside));
      return true;
    },

    async swapUnlessHeld() {
      const { rows } = await client.query<Place>(placeSql, [model.name]);
      if (rows[0]?.holds) {
        await changeState(client, model, 'building', 'built');
        return 'built';
      }
      await untilGranted(() => inTransaction(client, () => trySwap()));
      return 'swapped';
    },
  };
}

function heldSqlOf(sources: readonly LogSource[]): string | null {
  return sources.some(({ appliedBy }) => appliedBy !== null) ? readHeldSql(sources) : null;
}

async function changeState(
  client: ClientBase,
  model: ReadModel,
  from: RebuildState,
  to: RebuildState,
): Promise<void> {
  const { rowCount } = await client.query(changeStateSql, [model.name, from, to]);
  if (rowCount === 1) return;
  const there = await findRebuild(client, model);
  throw new RebuildRefused(there ? `It is ${there.state}, not ${from}` : 'There is no rebuild');
}
