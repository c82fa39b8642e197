import { setImmediate as yieldToEvents } from 'node:timers/promises';

import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Instant } from '@osta/contracts/instant';
import type { EventRow } from '@osta/event-store/event-row';
import type { Queryable } from '@osta/event-store/queryable';
import type { Effect, ReadModel } from '@osta/subscription/read-model';
import { escapeIdentifier as quote, type ClientBase } from 'pg';

import { makeAside } from './aside-schema.ts';
import type { EventSources } from './audit-system.ts';
import { copyTables } from './copy-tables.ts';
import { dropIndexes, makeIndexes } from './deferred-indexes.ts';
import { inTransaction } from './in-transaction.ts';
import { inTurn } from './in-turn.ts';
import {
  lift,
  measureLog,
  readLog,
  sourcesOf,
  type ReadRows,
  type Unreadable,
} from './log-reader.ts';
import type { Moment } from './moment.ts';
import type { Progress } from './pace.ts';

/** Events in one transaction that writes, at most: readers of the log wait for it. */
const mostEvents = 2000;

/** The result of a rebuild. */
export interface Rebuilt {
  readonly model: string;
  readonly schema: string;
  /** Number of applied events. */
  readonly events: number;
  /** Number of events that the live subscription has not applied yet; left out when only applied ones count. */
  readonly ahead: number;
  /** Events that no version of the catalog can read: left out, and reported. */
  readonly unreadable: readonly Unreadable[];
}

/** The two sessions of a rebuild. */
export interface RebuildSessions {
  /** Writes, page by page. */
  readonly client: ClientBase;
  /** What is read. */
  readonly moment: Moment;
}

export interface RebuildOptions {
  /** The time of the last event to read, or null for the whole log. */
  readonly until: Instant | null;
  /** The schema to create; what an earlier rebuild left there is dropped. */
  readonly into: string;
  /**
   * Leaves out events that the live subscription has not applied, so that the result can be compared with the live
   * tables however far the subscription lags.
   */
  readonly isAppliedOnly?: boolean;
  /** Leaves out `finish`: further events will be applied to the tables. */
  readonly isUnfinished?: boolean;
  readonly onProgress?: Progress;
  /** The most events that are applied before `onProgress` is called. */
  readonly pageSize?: number | undefined;
}

/**
 * Rebuilds a read model from the log of one moment, in a schema beside the live one.
 *
 * One page is computed while Postgres writes the page before. Each page is a transaction of its own, and so is each
 * index: nobody who reads the log waits for longer than one of them. When it fails, the schema is left as it is. The
 * caller sees to it that nobody else writes there.
 *
 * @throws ForeignSchema when `into` exists and no rebuild made it
 * @throws RebuildRefused when a live table that the model reads has been exchanged since the moment
 */
export async function rebuild(
  { client, moment }: RebuildSessions,
  system: EventSources,
  model: ReadModel,
  options: RebuildOptions,
): Promise<Rebuilt> {
  const { until, into, isAppliedOnly = false, isUnfinished = false, onProgress } = options;
  const pageSize = Math.min(options.pageSize ?? mostEvents, mostEvents);
  const { reader } = moment;
  const sources = sourcesOf(system, model, isAppliedOnly);
  const size = await measureLog(reader, sources, until);

  const indexes = await inTransaction(client, async () => {
    await makeAside(client, into);
    await model.createTables(client, into);
    return await dropIndexes(client, into);
  });
  const { reads = [] } = model;
  await copyTables(client, moment, reads, { from: model.schema, to: into });

  const turn = inTurn();
  const unreadable: Unreadable[] = [];
  const query: ReadRows = (text, values) =>
    turn(async () => (await reader.query<EventRow>(text, values)).rows);
  const live: Queryable = { query: (statement) => turn(() => reader.query(statement)) };

  async function* prepared(): AsyncGenerator<{ readonly effect: Effect; readonly events: number }> {
    for await (const rows of readLog(query, sources, { until, pageSize })) {
      // Sends the previous page's effect first, so that Postgres works while this page is computed
      await yieldToEvents();
      const events = lift(rows, unreadable);
      const readable = await opened(events);
      yield { effect: model.prepare(readable), events: rows.length };
    }
  }

  async function opened(events: readonly EventEnvelope[]): Promise<readonly EventEnvelope[]> {
    const isSealed = model.wordsOf.some((topic) =>
      events.some(({ type }) => type.startsWith(`osta.${topic}.`)),
    );
    return isSealed ? turn(() => system.open(reader, events, model.wordsOf)) : events;
  }

  let done = 0;
  const pages = prepared();
  let next = await pages.next();
  while (!next.done) {
    const { effect, events } = next.value;
    const following = pages.next();
    try {
      await inTransaction(client, () => effect(client, into, live));
    } catch (error) {
      await following.catch(() => undefined);
      throw error;
    }
    done += events;
    await onProgress?.(done, size.events);
    next = await following;
  }
  await makeIndexes(client, into, indexes);
  for (const { name } of reads) await client.query(`drop table ${quote(into)}.${quote(name)}`);
  if (!isUnfinished) await inTransaction(client, () => model.finish(client, into, live));
  const { ahead } = size;
  return { model: model.name, schema: into, events: done - unreadable.length, ahead, unreadable };
}
