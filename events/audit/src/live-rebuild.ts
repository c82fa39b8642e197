import { setTimeout as wait } from 'node:timers/promises';

import type { EventEnvelope } from '@osta/contracts/envelope';
import type { ReadModel } from '@osta/subscription/read-model';
import { DatabaseError, type ClientBase } from 'pg';

import { dropAside, makeAside } from './aside-schema.ts';
import type { EventSources } from './audit-system.ts';
import {
  beginSql,
  changeStateSql,
  complainSql,
  forgetSql,
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
import { lift, measureLog, sourcesOf, type EventRow } from './log-reader.ts';
import type { Progress } from './rebuild.ts';
import { asideOf, beforeOf, exchange, RebuildRefused } from './swap-tables.ts';

/** `building` until the rebuilt tables are swapped in; `swapped` until the old ones are dropped. */
export type RebuildState = 'building' | 'paused' | 'swapped';

/** How far the live rebuild of a read model is. */
export interface RebuildStatus {
  readonly model: string;
  readonly state: RebuildState;
  readonly done: number;
  readonly total: number;
  /** Why the last one who worked on it gave up. */
  readonly error: string | null;
  readonly reason: string;
  readonly operator: string;
  readonly started_at: Date;
  readonly updated_at: Date;
  readonly swapped_at: Date | null;
}

/** Events in one transaction: while it writes, no reader of the log sees newer events, so it is short. */
const pageSize = 1000;
/** Less than the time after which Postgres looks for deadlocks: the swap gives way, nobody is cut off. */
const lockTimeout = '400ms';
const swapAttempts = 100;

interface FlaggedRow extends EventRow {
  readonly isApplied: boolean;
  readonly isHeld: boolean;
}

/** A stream of which events are left out. */
interface HeldStream {
  readonly topic: string;
  readonly streamId: string;
  /** The newest version that is in the rebuilt tables. */
  readonly upto: number;
}

function heldAt(row: EventRow, upto: number): HeldStream {
  return { topic: row.topic, streamId: row.stream_id, upto };
}

interface Place {
  readonly state: RebuildState;
  readonly tx: string;
  readonly position: string;
  readonly done: number;
  readonly total: number;
}

/** The rebuild of a read model, or undefined when there is none. */
export async function findRebuild(
  client: ClientBase,
  { name }: ReadModel,
): Promise<RebuildStatus | undefined> {
  return (await client.query<RebuildStatus>(statusSql, [name])).rows[0];
}

/**
 * Makes empty tables aside and notes who wants them and why. {@link workOnRebuild} does the work.
 *
 * @throws RebuildRefused while another rebuild is on its way, or its old tables are still there
 * @throws ForeignSchema when a schema of the name of the aside one exists that no rebuild made
 */
export async function startRebuild(
  client: ClientBase,
  system: EventSources,
  model: ReadModel,
  { reason, operator }: { readonly reason: string; readonly operator: string },
): Promise<void> {
  const there = await findRebuild(client, model);
  if (there?.state === 'swapped') {
    throw new RebuildRefused(
      `The tables of before are still in ${beforeOf(model)}: drop them first (reset drop)`,
    );
  }
  if (there) throw new RebuildRefused(`It is on its way already: ${there.state}`);
  const { events } = await measureLog(client, sourcesOf(system, model, false), null);
  await inTransaction(client, async () => {
    await makeAside(client, asideOf(model));
    await model.createTables(client, asideOf(model));
    await client.query(beginSql, [model.name, reason, operator, events]);
  });
}

/** Holds the work after the page in hand. @throws RebuildRefused unless it is being built */
export async function pauseRebuild(client: ClientBase, model: ReadModel): Promise<void> {
  await changeState(client, model, 'building', 'paused');
}

/** Lets {@link workOnRebuild} go on. @throws RebuildRefused when there is nothing to go on with */
export async function resumeRebuild(client: ClientBase, model: ReadModel): Promise<void> {
  const there = await findRebuild(client, model);
  if (there?.state !== 'building') await changeState(client, model, 'paused', 'building');
}

/** Drops the tables that were live before the swap; or, before it, everything that was built. */
export async function dropRebuild(client: ClientBase, model: ReadModel): Promise<void> {
  await inTransaction(client, async () => {
    const { rows } = await client.query<Place>(placeSql, [model.name]);
    if (!rows[0]) throw new RebuildRefused('There is nothing to drop');
    await dropAside(client, asideOf(model));
    await dropAside(client, beforeOf(model));
    await client.query(forgetSql, [model.name]);
  });
}

/**
 * Builds the tables aside while the service serves, catches up with the live subscription and swaps
 * them in, in one step. Returns when that is done, or when somebody has paused it. May be killed at any
 * moment and called again: it goes on where it was.
 *
 * What the live subscription has not applied yet is left out, stream by stream, and fetched as soon as
 * it has: so the rebuilt tables hold exactly what the checkpoints say, and nothing is told twice or
 * lost after the swap. Writers wait while the last events are applied; readers never do.
 *
 * @throws RebuildRefused when somebody else works on it, there is nothing to do, or the live tables have
 *   been migrated since it began
 */
export async function workOnRebuild(
  client: ClientBase,
  system: EventSources,
  model: ReadModel,
  onProgress?: Progress,
): Promise<RebuildState> {
  const { rows } = await client.query<{ readonly isMine: boolean }>(
    `select pg_try_advisory_lock(hashtextextended($1, 0)) as "isMine"`,
    [`osta-audit reset ${model.name}`],
  );
  if (!rows[0]?.isMine) throw new RebuildRefused('Somebody else works on it: reset status tells');
  try {
    const work = rebuilding(client, system, model, onProgress);
    const isBuilt = await work.build();
    if (!isBuilt) return (await findRebuild(client, model))?.state ?? 'paused';
    await work.swap();
    return 'swapped';
  } catch (error) {
    await client.query(complainSql, [model.name, String(error)]).catch(() => undefined);
    throw error;
  } finally {
    // A connection that is gone has let go by itself
    await client
      .query('select pg_advisory_unlock(hashtextextended($1, 0))', [
        `osta-audit reset ${model.name}`,
      ])
      .catch(() => undefined);
  }
}

interface Rebuilding {
  /** @returns false when it was paused */
  build(): Promise<boolean>;
  swap(): Promise<void>;
}

function rebuilding(
  client: ClientBase,
  system: EventSources,
  model: ReadModel,
  onProgress: Progress | undefined,
): Rebuilding {
  const aside = asideOf(model);
  const sources = sourcesOf(system, model, true);
  const heldText = heldSqlOf(sources);

  async function write(rows: readonly EventRow[]): Promise<void> {
    const unreadable: { readonly id: string; readonly error: string }[] = [];
    const events = lift(rows, unreadable);
    const [first] = unreadable;
    if (first) throw new Error(`Event ${first.id} was applied and cannot be read: ${first.error}`);
    const opened: readonly EventEnvelope[] = await system.open(client, events, model.wordsOf);
    await model.prepare(opened)(client, aside);
  }

  /** One page in the transaction of the client. @returns how many events there were; undefined: not building */
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
    onProgress?.(place.done + rows.length, Math.max(place.total, place.done + rows.length));
    return rows.length;
  }

  /** From the first event of a stream that is left out, the whole stream is fetched by `takeHeld`. */
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

  /** One page of what was left out and is applied by now. @returns how many events there were */
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

  /** Everything that is left, with every writer kept waiting. @returns false when it was paused */
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
    await model.finish(client, aside);
    await model.carryOver?.(client, model.schema, aside);
    await exchange(client, model);
    await changeState(client, model, 'building', 'swapped');
  }

  return {
    async build() {
      const text = readFlaggedSql(sources);
      let taken: number | undefined = pageSize;
      // Others go on to record events: a page that is not full is the end of the log, for now
      while (taken === pageSize) taken = await inTransaction(client, () => takePage(text));
      if (taken === undefined) return false;
      while ((await inTransaction(client, () => takeHeld(true))) === pageSize);
      // Most of it ahead of the swap, which then has less to do while writers wait
      await inTransaction(client, async () => model.carryOver?.(client, model.schema, aside));
      return true;
    },

    async swap() {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await inTransaction(client, () => trySwap());
          return;
        } catch (error) {
          if (attempt === swapAttempts || !hasGivenWay(error)) throw error;
          await wait(50 + 20 * attempt);
        }
      }
    },
  };
}

function heldSqlOf(sources: readonly LogSource[]): string | null {
  return sources.some(({ appliedBy }) => appliedBy !== null) ? readHeldSql(sources) : null;
}

/** Somebody held a lock for longer than the swap waits, or a deadlock was broken: nothing has been done. */
function hasGivenWay(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '55P03' || error.code === '40P01');
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

async function inTransaction<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
