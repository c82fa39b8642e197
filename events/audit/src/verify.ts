import { isDeepStrictEqual } from 'node:util';

import type { EventContent } from '@osta/contracts/event-content';
import type { ClientBase } from 'pg';

import type { AuditedAggregate, AuditSystem } from './audit-system.ts';
import { differingFields } from './differing-fields.ts';
import { readContent, type EventContentRow } from './log-reader.ts';
import type { Progress } from './pace.ts';
import type { RunParts } from './run-parts.ts';
import { logsOf } from './take-checkpoints.ts';
import {
  countRowsSql,
  findBrokenChainsSql,
  findLostSql,
  findOrphansSql,
  findReadersSql,
  readStreamsSql,
} from './verify.sql.ts';

const fullPage = 2000;
const beginning = { step: 0, after: '00000000-0000-0000-0000-000000000000', streams: 0 };

/** One stream whose stored row does not match its events. */
export interface Fault {
  readonly aggregate: string;
  readonly streamId: string;
  readonly fault:
    | 'row-differs'
    | 'row-missing'
    | 'version-differs'
    | 'version-gap'
    | 'unreadable'
    /** The timers of the stream differ from the deadlines of its state. */
    | 'timers-differ'
    /** A row or a subscription refers to events that the log does not have. */
    | 'events-missing'
    /** An event, or the one before it, is not as it was recorded, or not where it was recorded. */
    | 'chain-broken'
    /** The log is not what a signed checkpoint says. */
    | 'checkpoint-differs'
    /** A checkpoint is not signed, or one is missing before it. The stream is the name of its file. */
    | 'checkpoint-invalid';
  readonly detail: string;
}

export interface Verified {
  readonly streams: number;
  readonly faults: readonly Fault[];
}

/** A stream as `readStreamsSql` reads it. */
export interface StreamRow {
  readonly id: string;
  readonly version: number | null;
  readonly state: unknown;
  readonly versions: readonly number[];
  readonly events: readonly EventContentRow[];
  readonly timers: readonly string[];
}

/** Returns what is wrong with a stream; null for nothing. */
export function faultOf(aggregate: AuditedAggregate, row: StreamRow): Fault | null {
  const fault = (kind: Fault['fault'], detail: string): Fault => ({
    aggregate: aggregate.name,
    streamId: row.id,
    fault: kind,
    detail,
  });
  const gap = row.versions.findIndex((version, index) => version !== index + 1);
  if (gap !== -1) return fault('version-gap', `expected ${gap + 1}, found ${row.versions[gap]}`);
  if (row.version === null) return fault('row-missing', `${row.versions.length} events, no row`);
  if (row.version !== row.versions.length) {
    return fault('version-differs', `row ${row.version}, events ${row.versions.length}`);
  }
  const events: EventContent[] = [];
  for (const recorded of row.events) {
    const content = readContent(recorded);
    if ('error' in content) return fault('unreadable', `event ${content.id}: ${content.error}`);
    events.push(content);
  }
  const folded = foldOf(aggregate, events);
  if (folded === undefined) return fault('row-differs', 'no state follows from the events');
  // The row has no values that JSON cannot represent (undefined) either
  const expected: unknown = JSON.parse(JSON.stringify(folded));
  if (!isDeepStrictEqual(expected, row.state)) {
    return fault('row-differs', differingFields(row.state, expected).join('; '));
  }
  const deadlines = aggregate.deadlines(folded);
  const due = deadlines.map(({ name, about, dueAt }) => `${name} ${about} ${dueAt}`).toSorted();
  const timers = row.timers.toSorted();
  if (isDeepStrictEqual(due, timers)) return null;
  return fault('timers-differ', `timers [${timers.join(', ')}], deadlines [${due.join(', ')}]`);
}

/** Returns the state after these events; undefined when they make no sense in this order. */
function foldOf(aggregate: AuditedAggregate, events: readonly EventContent[]): unknown {
  try {
    return events.reduce<unknown>(
      (state, event) => aggregate.evolve(state, event),
      aggregate.initial,
    );
  } catch {
    return undefined;
  }
}

/** One page of streams: how many, the last of them, and what is wrong with them. */
interface Page {
  readonly streams: number;
  readonly last: string;
  readonly faults: readonly Fault[];
}

/** Verifies that every stored row is the fold of its events, and that versions are 1, 2, 3 … without a gap. */
async function* verifyStreams(
  client: ClientBase,
  aggregate: AuditedAggregate,
  { pageSize, after }: { readonly pageSize: number; readonly after: string },
): AsyncGenerator<Page> {
  const text = readStreamsSql(aggregate);
  let last = after;
  for (;;) {
    const { rows } = await client.query<StreamRow>(text, [aggregate.topic, last, pageSize]);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    const faults = rows.flatMap((row) => faultOf(aggregate, row) ?? []);
    yield { streams: rows.length, last, faults };
  }
}

/** Finds stored rows without events. */
async function findOrphans(
  client: ClientBase,
  aggregate: AuditedAggregate,
): Promise<readonly Fault[]> {
  const { rows } = await client.query<{ readonly id: string; readonly version: number }>(
    findOrphansSql(aggregate),
    [aggregate.topic],
  );
  return rows.map(({ id, version }) => ({
    aggregate: aggregate.name,
    streamId: id,
    fault: 'events-missing',
    detail: `row ${version}, no events`,
  }));
}

/** Finds the first event of each stream that does not follow from the one before it, in one event table. */
async function findBrokenChains(client: ClientBase, schema: string): Promise<readonly Fault[]> {
  const { rows } = await client.query<{
    readonly topic: string;
    readonly id: string;
    readonly version: number;
    readonly event_id: string;
    readonly expected: string;
    readonly found: string;
  }>(findBrokenChainsSql(schema));
  return rows.map(({ topic, id, version, event_id: event, expected, found }) => ({
    aggregate: topic,
    streamId: id,
    fault: 'chain-broken',
    detail: `version ${version}, event ${event}: expected ${expected}, found ${found}`,
  }));
}

/** Finds events that a subscription has applied and the log does not have. */
async function findLost(client: ClientBase, system: AuditSystem): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const { rows: readers } = await client.query<{ readonly schema: string }>(findReadersSql);
  for (const { schema } of readers) {
    for (const [topic, source] of Object.entries(system.sources)) {
      const { rows } = await client.query<{
        readonly subscription: string;
        readonly id: string;
        readonly version: number;
      }>(findLostSql(schema, topic, source));
      for (const { subscription, id, version } of rows) {
        faults.push({
          aggregate: topic,
          streamId: id,
          fault: 'events-missing',
          detail: `${subscription} has applied version ${version}, the log does not have it`,
        });
      }
    }
  }
  return faults;
}

/** How far a log is verified. */
export interface VerifyPlace {
  /** The aggregates come first, one a step, then the event tables. */
  readonly step: number;
  /** The last stream of the step that is verified. */
  readonly after: string;
  readonly streams: number;
  /** What is verified in all: a run that would verify something else cannot go on here. */
  readonly scope: readonly string[];
}

/** How a log is verified. */
export interface Verifying {
  /** Where it goes on, and where it says how far it is. */
  readonly parts?: RunParts<VerifyPlace, Fault>;
  /** Kept with each place. */
  readonly scope?: readonly string[];
  readonly onProgress?: Progress;
  /** The most streams that are folded before `onProgress` is called. */
  readonly pageSize?: number | undefined;
}

/** A run that nobody records and nobody resumes. */
const unrecorded: RunParts<VerifyPlace, Fault> = {
  place: null,
  found: [],
  keep: async () => undefined,
};

/** Returns what {@link verify} works through, step by step. */
export function stepsOf(system: AuditSystem): readonly string[] {
  return [...system.aggregates.map(({ name }) => name), ...logsOf(system)];
}

/** Counts the streams that {@link verify} would fold, by their rows. */
export async function measureVerify(
  client: ClientBase,
  { aggregates }: Pick<AuditSystem, 'aggregates'>,
): Promise<number> {
  let total = 0;
  for (const aggregate of aggregates) {
    const { rows } = await client.query<{ readonly rows: number }>(countRowsSql(aggregate));
    total += rows[0]?.rows ?? 0;
  }
  return total;
}

/**
 * Checks that every stored row is the fold of its events, that versions are 1, 2, 3 … without a gap, that
 * each event carries the hash over its predecessor and itself, and that rows and subscriptions refer to no event
 * missing in the log. Reads only.
 */
export async function verify(
  client: ClientBase,
  system: AuditSystem,
  { parts = unrecorded, scope = [], onProgress, pageSize = fullPage }: Verifying = {},
): Promise<Verified> {
  const faults = [...parts.found];
  const total = await measureVerify(client, system);
  let { step: first, after, streams } = parts.place ?? beginning;
  const keep = async (
    place: Omit<VerifyPlace, 'scope'>,
    found: readonly Fault[],
  ): Promise<void> => {
    faults.push(...found);
    await parts.keep({ ...place, scope }, found);
  };
  for (const [step, aggregate] of system.aggregates.entries()) {
    if (step < first) continue;
    const page = { pageSize: Math.min(pageSize, fullPage), after };
    for await (const { streams: more, last, faults: found } of verifyStreams(
      client,
      aggregate,
      page,
    )) {
      streams += more;
      await keep({ step, after: last, streams }, found);
      await onProgress?.(streams, Math.max(streams, total));
    }
    ({ after } = beginning);
    await keep({ step: step + 1, after, streams }, await findOrphans(client, aggregate));
  }
  first -= system.aggregates.length;
  for (const [step, log] of logsOf(system).entries()) {
    if (step < first) continue;
    const place = { step: system.aggregates.length + step + 1, after, streams };
    await keep(place, await findBrokenChains(client, log));
  }
  faults.push(...(await findLost(client, system)));
  return { streams, faults };
}
