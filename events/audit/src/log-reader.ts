import { Actor } from '@osta/contracts/actor';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { EventContent } from '@osta/contracts/event-content';
import type { Instant } from '@osta/contracts/instant';
import { readEvent, UnreadableEvent } from '@osta/contracts/read-event';
import type { Topic } from '@osta/contracts/topic';
import { envelopeOf, type EventRow } from '@osta/event-store/event-row';
import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

import type { EventSources } from './audit-system.ts';
import { countLog, readLogPage, type LogSource } from './log-reader.sql.ts';

/** Events in one page: large enough that the fixed cost of a page is negligible. */
const fullPage = 10_000;

/** An event that no version of the catalog can read, or that is no valid envelope. */
export interface Unreadable {
  readonly id: string;
  readonly error: string;
}

/** The number of events to read. */
export interface LogSize {
  readonly events: number;
  /** Recorded, and not applied by the subscription yet. */
  readonly ahead: number;
}

const knownActors = new Set<string>();

function isActor(text: string): boolean {
  if (knownActors.has(text)) return true;
  if (!Actor.safeParse(text).success) return false;
  if (knownActors.size > 10_000) knownActors.clear();
  knownActors.add(text);
  return true;
}

/** The columns that are validated on reading. Database types cover the others. */
export type EventContentRow = Pick<EventRow, 'id' | 'type' | 'topic' | 'source' | 'actor' | 'data'>;

/**
 * Returns the content of a recorded event, upcast to its newest version.
 *
 * @returns the invalid column when it cannot be read; the value is not repeated
 */
export function readContent(row: EventContentRow): EventContent | Unreadable {
  const { id, type, topic, source, actor, data } = row;
  if (!isActor(actor)) return { id, error: 'Its actor is neither a user id nor system' };
  if (!source.startsWith('/osta/')) return { id, error: 'Its source is no service' };
  if (!type.startsWith(`osta.${topic}.`)) return { id, error: `Its type is not of topic ${topic}` };
  try {
    return readEvent({ type, data });
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    return { id, error: error.message };
  }
}

/** Returns the readable events of some rows, upcast; adds the others to `unreadable`. */
export function lift(rows: readonly EventRow[], unreadable: Unreadable[]): EventEnvelope[] {
  return rows.flatMap((row) => {
    const content = readContent(row);
    if ('data' in content) return [{ ...envelopeOf(row), ...content }];
    unreadable.push(content);
    return [];
  });
}

/**
 * Returns the parts of the log that a read model is built from.
 *
 * @param isAppliedOnly leaves out events that its subscription has not applied
 */
export function sourcesOf(
  { sources }: Pick<EventSources, 'sources'>,
  { topics, subscriptions, schema }: ReadModel,
  isAppliedOnly: boolean,
): readonly LogSource[] {
  const parts = new Map<string, LogSource & { readonly topics: Topic[] }>();
  for (const topic of topics) {
    const from = sources[topic];
    const keeper = isAppliedOnly
      ? subscriptions.find((subscription) => subscription.topics.includes(topic))
      : undefined;
    const key = `${from} ${keeper?.name ?? ''}`;
    const appliedBy = keeper ? { schema, subscription: keeper.name } : null;
    const part = parts.get(key) ?? { schema: from, topics: [], appliedBy };
    part.topics.push(topic);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** Runs one statement and returns its rows. */
export type ReadRows = (text: string, values: unknown[]) => Promise<readonly EventRow[]>;

/** Yields every event of these parts up to `until` (all, when null), in commit order, in pages. */
export async function* readLog(
  query: ReadRows,
  sources: readonly LogSource[],
  { until, pageSize = fullPage }: { until: Instant | null; pageSize?: number | undefined },
): AsyncGenerator<readonly EventRow[]> {
  const text = readLogPage(sources);
  let tx = '0';
  let position = '0';
  for (;;) {
    const rows = await query(text, [tx, position, until, Math.min(pageSize, fullPage)]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    ({ tx, position } = last);
  }
}

/** Counts the events that {@link readLog} will yield. */
export async function measureLog(
  client: ClientBase,
  sources: readonly LogSource[],
  until: Instant | null,
): Promise<LogSize> {
  const { rows } = await client.query<LogSize>(countLog(sources), [until]);
  return rows[0] ?? { events: 0, ahead: 0 };
}
