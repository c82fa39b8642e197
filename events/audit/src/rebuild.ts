import { setImmediate as yieldToEvents } from 'node:timers/promises';

import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Instant } from '@osta/contracts/instant';
import type { EventRow } from '@osta/event-store/event-row';
import type { Effect, ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

import { makeAside } from './aside-schema.ts';
import type { EventSources } from './audit-system.ts';
import { dropIndexes, makeIndexes } from './deferred-indexes.ts';
import { inTurn } from './in-turn.ts';
import {
  lift,
  measureLog,
  readLog,
  sourcesOf,
  type ReadRows,
  type Unreadable,
} from './log-reader.ts';
import type { Progress } from './pace.ts';

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

/**
 * Rebuilds a read model from the log, in a schema beside the live one.
 *
 * Runs in the transaction of `client`, which the caller commits or, for a dry run, rolls back. Call it at
 * REPEATABLE READ. The live tables are neither read nor written. One page is computed while Postgres writes the
 * page before.
 *
 * @param until the time of the last event to read, or null for the whole log
 * @param into the schema to create; what an earlier rebuild left there is dropped
 * @param isAppliedOnly leaves out events that the live subscription has not applied, so that the result can be
 *   compared with the live tables however far the subscription lags
 * @param isUnfinished leaves out `finish`: further events will be applied to the tables
 * @param pageSize the most events that are applied before `onProgress` is called
 * @throws ForeignSchema when `into` exists and no rebuild made it
 */
export async function rebuild(
  client: ClientBase,
  system: EventSources,
  model: ReadModel,
  options: {
    readonly until: Instant | null;
    readonly into: string;
    readonly isAppliedOnly?: boolean;
    readonly isUnfinished?: boolean;
    readonly onProgress?: Progress;
    readonly pageSize?: number | undefined;
  },
): Promise<Rebuilt> {
  const {
    until,
    into,
    isAppliedOnly = false,
    isUnfinished = false,
    onProgress,
    pageSize,
  } = options;
  const sources = sourcesOf(system, model, isAppliedOnly);
  const size = await measureLog(client, sources, until);

  await makeAside(client, into);
  await model.createTables(client, into);
  const indexes = await dropIndexes(client, into);

  const turn = inTurn();
  const unreadable: Unreadable[] = [];
  const query: ReadRows = (text, values) =>
    turn(async () => (await client.query<EventRow>(text, values)).rows);

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
    return isSealed ? turn(() => system.open(client, events, model.wordsOf)) : events;
  }

  let done = 0;
  const pages = prepared();
  let next = await pages.next();
  while (!next.done) {
    const { effect, events } = next.value;
    const following = pages.next();
    try {
      await turn(() => effect(client, into));
    } catch (error) {
      await following.catch(() => undefined);
      throw error;
    }
    done += events;
    await onProgress?.(done, size.events);
    next = await following;
  }
  await makeIndexes(client, into, indexes);
  if (!isUnfinished) await model.finish(client, into);
  const { ahead } = size;
  return { model: model.name, schema: into, events: done - unreadable.length, ahead, unreadable };
}
