import { createHash } from 'node:crypto';

import type { EventContent } from '@osta/contracts/event-content';
import type { IdempotencyKey } from '@osta/contracts/ids';
import { recordedType } from '@osta/contracts/recorded-type';
import type { Topic } from '@osta/contracts/topic';
import { DatabaseError, type ClientBase } from 'pg';
import { v7 as uuidv7 } from 'uuid';

import { timerChanges, type Deadline, type Deadlines } from './deadline.ts';
import type { Doorbell } from './doorbell.ts';
import {
  appendParameters,
  appendSql,
  loadSql,
  openingParts,
  openSql,
  shiftParameters,
  timerParameters,
  type BesideSql,
} from './postgres-streams.sql.ts';
import { readStream } from './read-events.ts';
import { foldContents } from './rebuild-snapshots.ts';
import type { SnapshotFold } from './snapshot-fold.ts';
import type { Append, Opened, Opening, Snapshot, Streams } from './streams.ts';

/** Rows of the service that are written with every append, or not at all. */
export interface Alongside<State, Event> {
  /**
   * One or more common table expressions, without `with`. They select from `saved (id, version)`, which has a
   * row only when the append succeeds. Parameters count from `$1`; cast each to its type.
   *
   * `linked as (insert into request.link select saved.id, person from saved, unnest($1::uuid[]) as person on
   * conflict do nothing)`
   */
  readonly sql: string;
  /** The parameters of `sql`, in order. */
  readonly values: (append: Append<State, Event>) => readonly unknown[];
}

export interface PostgresStreamsOptions<State, Event> {
  /** A pool; or one of its connections, for appends to several streams in one transaction. */
  readonly pool: Pick<ClientBase, 'query'>;
  /** Schema of the service, with the tables of `eventStoreMigrations` in it. */
  readonly schema: string;
  /** The snapshots: `(id uuid primary key, version int, fold int, state jsonb, created_at, updated_at)`. */
  readonly table: string;
  readonly topic: Topic;
  /** `/osta/<service>` */
  readonly source: string;
  readonly fold: SnapshotFold<State, Event>;
  /** Rung after every append. */
  readonly doorbell: Doorbell;
  /**
   * The deadlines of a state. An append writes the changes of the timers in its own statement, so the timers of
   * a stream always match its state. Absent: no deadlines.
   */
  readonly deadlines?: Deadlines<State>;
  readonly alongside?: Alongside<State, Event>;
  /**
   * Exclusion constraints of the snapshots, or names under which a trigger refuses likewise. Breaking one means that
   * a writer of another stream was faster, as a moved version does on the same stream: the append returns
   * `undefined`, and the next decision sees in its facts what is taken.
   */
  readonly contested?: readonly string[];
  /** Read by every `open`, and handed to `seal`. */
  readonly beside?: BesideSql;
}

interface LoadedRow<State> {
  readonly state: State | null;
  readonly version: number | null;
  readonly fold: number | null;
  readonly request_hash: string | null;
  readonly answer: unknown;
}

interface OpenedRow<State> extends LoadedRow<State> {
  readonly caller: { readonly user_id: string };
  readonly counted: unknown;
  readonly facts: unknown;
  readonly beside: unknown;
}

/**
 * Creates the streams of one aggregate in the schema of a service.
 *
 * `load` and `open` never use a snapshot of another version of the fold; it folds the events instead, in one more round
 * trip.
 *
 * The state must survive JSON: no `Date`, no `Map`, no meaningful `undefined`. All calls reject with errors of
 * the database; losing a race is not an error.
 */
export function postgresStreams<State, Event extends EventContent>(
  options: PostgresStreamsOptions<State, Event>,
): Streams<State, Event> {
  const { pool, schema, topic, source, fold, doorbell, alongside, deadlines, contested } = options;
  const load = prepared(loadSql(options));
  const open = opens(options);
  const statements = { plain: appends(options, false), withTimers: appends(options, true) };

  /** Folds the events: the snapshot has another version of the fold, or the stream does not exist. */
  async function rebuilt(streamId: string, version: number): Promise<State> {
    if (version === 0) return fold.initial;
    return foldContents(fold, await readStream(pool, schema, streamId, 1, version));
  }

  async function snapshotOf(
    streamId: string,
    row: LoadedRow<State> | undefined,
  ): Promise<Snapshot<State>> {
    const version = row?.version ?? 0;
    return {
      state:
        row?.fold === fold.version ? (row.state ?? fold.initial) : await rebuilt(streamId, version),
      version,
      settled: row?.request_hash ? { requestHash: row.request_hash, answer: row.answer } : null,
    };
  }

  return {
    async load(streamId: string, principal: string, key: IdempotencyKey): Promise<Snapshot<State>> {
      const { rows } = await pool.query<LoadedRow<State>>({
        ...load,
        values: [streamId, principal, key],
      });
      return snapshotOf(streamId, rows[0]);
    },

    async open(opening: Opening): Promise<Opened<State> | null> {
      const { streamId, key } = opening;
      const { rows } = await pool.query<OpenedRow<State>>({
        ...open(opening),
        values: [
          key,
          ...(streamId === null ? [] : [streamId]),
          ...openingParts.flatMap((part) => opening[part]?.values ?? []),
        ],
      });
      const [row] = rows;
      if (!row) return null;
      const loaded = streamId ?? row.caller.user_id;
      const { state, version, settled } = await snapshotOf(loaded, row);
      return {
        streamId: loaded,
        state,
        version,
        settled,
        caller: row.caller,
        counted: row.counted,
        facts: row.facts,
        beside: row.beside,
      };
    },

    async append(append: Append<State, Event>): Promise<number | undefined> {
      const { streamId, expected, events, idempotency } = append;
      const timers =
        deadlines && changedTimers(deadlines.of(append.before), deadlines.of(append.state));
      const { create, update } = timers ? statements.withTimers : statements.plain;
      const values = [
        streamId,
        expected,
        expected + events.length,
        JSON.stringify(append.state),
        append.time,
        topic,
        append.actor,
        append.correlationId,
        append.causationId,
        source,
        events.map(() => uuidv7()),
        events.map(({ type }) => recordedType(type)),
        events.map(({ data }) => JSON.stringify(data)),
        idempotency.principal,
        idempotency.key,
        idempotency.requestHash,
        JSON.stringify(append.answer ?? null),
        fold.version,
        ...(timers ?? []),
        ...(alongside?.values(append) ?? []),
      ];
      try {
        const { rows } = await pool.query<{ readonly version: number }>({
          ...(expected === 0 ? create : update),
          values,
        });
        const version = rows[0]?.version;
        if (version !== undefined) doorbell.ring(topic);
        return version;
      } catch (error) {
        if (isSettledMeanwhile(error) || isTaken(error, contested)) return undefined;
        throw error;
      }
    },
  };
}

/** Returns a function that builds the statement of an opening, once for all openings of the same text. */
function opens<State, Event>(
  options: PostgresStreamsOptions<State, Event>,
): (opening: Opening) => Statement {
  const known = new Map<string, Statement>();
  return (opening) => {
    const isCallers = opening.streamId === null;
    const about = [isCallers, ...openingParts.map((part) => opening[part]?.sql)].join(' ');
    const statement = known.get(about) ?? prepared(openSql(options, opening, options.beside));
    known.set(about, statement);
    return statement;
  };
}

/** Builds the two statements of an append: with and without changes of timers. */
function appends<State, Event>(
  options: PostgresStreamsOptions<State, Event>,
  movesTimers: boolean,
): Readonly<Record<'create' | 'update', Statement>> {
  const before = appendParameters + (movesTimers ? timerParameters : 0);
  const alongside = options.alongside && shiftParameters(options.alongside.sql, before);
  return {
    create: prepared(appendSql(options, 'create', { movesTimers, alongside })),
    update: prepared(appendSql(options, 'update', { movesTimers, alongside })),
  };
}

/** Returns the timer parameters; undefined when the append changes no timers, as most do not. */
function changedTimers(
  before: readonly Deadline[],
  after: readonly Deadline[],
): readonly unknown[] | undefined {
  const { set, cancelled } = timerChanges(before, after);
  if (set.length === 0 && cancelled.length === 0) return undefined;
  return [
    set.map(({ name }) => name),
    set.map(({ about }) => about),
    set.map(({ dueAt }) => dueAt),
    cancelled.map(({ name }) => name),
    cancelled.map(({ about }) => about),
  ];
}

/** Whether the same key took effect at this moment on another stream. */
function isSettledMeanwhile(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23505' &&
    error.constraint === 'idempotency_pkey'
  );
}

/** Whether another stream holds what this one needs. */
function isTaken(error: unknown, contested: readonly string[] = []): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23P01' &&
    contested.some((constraint) => constraint === error.constraint)
  );
}

interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * Names a statement, so that Postgres plans it once per connection. The name is derived from the text: one
 * name, one text.
 */
function prepared(text: string): Statement {
  return { name: createHash('sha256').update(text).digest('hex').slice(0, 32), text };
}
