import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Instant } from '@osta/contracts/instant';
import { readEvent, UnreadableEvent } from '@osta/contracts/read-event';
import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

import { makeAside } from './aside-schema.ts';
import type { AuditSystem } from './audit-system.ts';
import { countEvents, readLog } from './log-reader.ts';

/** What a rebuild did. */
export interface Rebuilt {
  readonly model: string;
  readonly schema: string;
  /** Events applied. */
  readonly events: number;
  /** Events that no version of the catalog can read: left out, and told. */
  readonly unreadable: readonly { readonly id: string; readonly error: string }[];
}

/** Called now and then while events are applied. */
export type Progress = (done: number, total: number) => void;

function lift(
  events: readonly EventEnvelope[],
  unreadable: { readonly id: string; readonly error: string }[],
): readonly EventEnvelope[] {
  return events.flatMap((event) => {
    try {
      const { type, data } = readEvent({ type: event.type, data: event.data });
      return [{ ...event, type, data: { ...data } }];
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      unreadable.push({ id: event.id, error: error.message });
      return [];
    }
  });
}

/**
 * Builds a read model anew from the log, aside from the live one: into a schema of its own.
 *
 * Runs in the transaction of `client`, which the caller commits or, for a dry run, rolls back. The
 * live tables are neither read nor written.
 *
 * @param until the last moment that counts, or null for the whole log
 * @param into the schema to create; what an earlier rebuild left there is dropped
 * @throws ForeignSchema when `into` exists and no rebuild made it
 */
export async function rebuild(
  client: ClientBase,
  system: AuditSystem,
  model: ReadModel,
  options: {
    readonly until: Instant | null;
    readonly into: string;
    readonly onProgress?: Progress;
  },
): Promise<Rebuilt> {
  const { until, into, onProgress } = options;
  const schemas = [...new Set(model.topics.map((topic) => system.sources[topic]))];
  const total = await countEvents(client, schemas, until);

  await makeAside(client, into);
  await model.createTables(client, into);

  const unreadable: { readonly id: string; readonly error: string }[] = [];
  let events = 0;
  for await (const page of readLog(client, schemas, until)) {
    await model.apply(client, into, lift(page, unreadable));
    events += page.length;
    onProgress?.(events, total);
  }
  await model.finish(client, into);
  return { model: model.name, schema: into, events: events - unreadable.length, unreadable };
}
