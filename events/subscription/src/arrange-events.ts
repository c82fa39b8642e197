import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEnvelope } from '@osta/contracts/read-envelope';

import { wordsOf } from './failure.ts';
import type { StreamHealer } from './stream-healer.ts';
import type { Complaint, StreamStanding } from './subscription-tables.ts';

/** An event as recorded, and as the handler gets it: upcast to its newest version. */
export interface ReadableEvent {
  readonly recorded: EventEnvelope;
  readonly event: EventEnvelope;
}

/** An event that cannot be applied; its stream has to be parked. */
export interface StuckEvent {
  readonly event: EventEnvelope;
  readonly complaint: Complaint;
}

/** Missing events that the healer found: versions `first` to `last` of one stream. */
export interface Healing {
  readonly streamId: string;
  readonly first: number;
  readonly last: number;
}

/** What to do with each event of a batch. */
export interface Arrangement {
  /** For the handler: the next versions of each stream, without a gap. */
  readonly readable: readonly ReadableEvent[];
  /** Events to park, with their streams. */
  readonly stuck: readonly StuckEvent[];
  /** Events to hold behind a parked event of their stream: one parked before, or one in `stuck`. */
  readonly held: readonly EventEnvelope[];
  /** Number of events that had been applied before. */
  readonly redelivered: number;
  readonly healed: readonly Healing[];
}

/**
 * Sorts the events of a batch by the standing of their streams.
 *
 * @param standings has an entry for every stream of the events
 * @param heal finds missing events; without it a gap is parked
 */
export async function arrangeEvents(
  events: readonly EventEnvelope[],
  standings: ReadonlyMap<string, StreamStanding>,
  heal: StreamHealer | undefined,
): Promise<Arrangement> {
  const now = new Map(standings);
  const readable: ReadableEvent[] = [];
  const stuck: StuckEvent[] = [];
  const held: EventEnvelope[] = [];
  const healed: Healing[] = [];
  let redelivered = 0;

  function getStuck(event: EventEnvelope, complaint: Complaint): void {
    const version = now.get(event.subject)?.version ?? 0;
    now.set(event.subject, { version, isParked: true });
    stuck.push({ event, complaint });
  }

  function take(recorded: EventEnvelope): void {
    const { subject, streamversion } = recorded;
    if (now.get(subject)?.isParked) {
      held.push(recorded);
      return;
    }
    try {
      readable.push({ recorded, event: readEnvelope(recorded) });
      now.set(subject, { version: streamversion, isParked: false });
    } catch (error) {
      getStuck(recorded, { reason: 'unreadable', error: wordsOf(error) });
    }
  }

  for (const event of events) {
    const { subject: streamId, streamversion } = event;
    const { version, isParked } = now.get(streamId) ?? { version: 0, isParked: false };
    const [first, last] = [version + 1, streamversion - 1];
    if (streamversion <= version) {
      redelivered += 1;
    } else if (isParked || streamversion === first) {
      take(event);
    } else {
      const missing = (await heal?.(event, first)) ?? [];
      if (areVersions(missing, first, last)) {
        healed.push({ streamId, first, last });
        for (const found of [...missing, event]) take(found);
      } else {
        getStuck(event, { reason: 'gap', error: `Versions ${first} to ${last} are missing` });
      }
    }
  }
  return { readable, stuck, held, redelivered, healed };
}

/**
 * Returns the standings that make these events the next ones of their streams. That holds for nearly every
 * batch and saves a query. Where it does not, the handler's checkpoint statement fails and the tables are read.
 *
 * @returns undefined when the events themselves contradict it
 */
export function assumedStandings(
  events: readonly EventEnvelope[],
): ReadonlyMap<string, StreamStanding> | undefined {
  const standings = new Map<string, StreamStanding>();
  const newest = new Map<string, number>();
  for (const { subject, streamversion } of events) {
    const before = newest.get(subject);
    if (before === undefined) {
      standings.set(subject, { version: streamversion - 1, isParked: false });
    } else if (streamversion !== before + 1) {
      return undefined;
    }
    newest.set(subject, streamversion);
  }
  return standings;
}

function areVersions(events: readonly EventEnvelope[], first: number, last: number): boolean {
  return (
    events.length === last - first + 1 &&
    events.every(({ streamversion }, index) => streamversion === first + index)
  );
}
