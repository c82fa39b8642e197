import type { EventEnvelope } from '@osta/contracts/envelope';
import type { EventBatch } from '@osta/event-log/event-log';

import { arrangeEvents, assumedStandings, type ReadableEvent } from './arrange-events.ts';
import { failureOf, wordsOf } from './failure.ts';
import { persevere } from './persevere.ts';
import type { StreamHealer } from './stream-healer.ts';
import type { OnReport } from './subscription-report.ts';
import type { Complaint, SubscriptionTables } from './subscription-tables.ts';
import type { StreamStep, SubscriptionDefinition } from './subscription.ts';
import { topicOf } from './topic-of.ts';

export interface BatchHandlerOptions {
  readonly definition: SubscriptionDefinition;
  readonly tables: SubscriptionTables;
  readonly heal: StreamHealer | undefined;
  readonly onReport: OnReport;
  /** Called when the handler begins and when it stops retrying a transient failure. */
  readonly onRecovering: (isRecovering: boolean) => void;
}

/** Handles the batches of one subscription. */
export interface BatchHandler {
  /**
   * Applies the events it can, parks the others, and moves the checkpoint.
   *
   * @throws the reason of the signal once it is aborted; permanent failures of the tables
   */
  handle(batch: EventBatch, signal: AbortSignal): Promise<void>;
  /** Makes the next batch read the standings of these partitions again. */
  beginAnew(partitions: readonly string[]): void;
}

/** Where one call of the handler belongs. */
interface Place {
  readonly partition: string;
  /** The position to move the checkpoint to; null leaves it where it is. */
  readonly position: string | null;
  readonly signal: AbortSignal;
}

/** An event is parked after this many unfinished attempts, plus the crash that started the counting. */
const crashesCounted = 2;
/** Limits the retries when other readers keep changing the same streams. */
const looksAtMost = 10;

/** The tables have changed since they were read: read them again. */
class LookAgain extends Error {
  override readonly name = 'LookAgain';
}

/** Handles the batches of one subscription. */
export function batchHandler(options: BatchHandlerOptions): BatchHandler {
  const { definition, tables, heal, onReport, onRecovering } = options;
  const { name: subscription, batchSize = 500 } = definition;
  const claims = new Map<string, { isSuspicious: boolean; isProven: boolean }>();
  const proven = new Set<string>();

  async function persist<Result>(
    task: () => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    let isRetrying = false;
    try {
      return await persevere(task, signal, (error, wait) => {
        if (!isRetrying) onRecovering(true);
        isRetrying = true;
        onReport({ kind: 'retrying', error, wait });
      });
    } finally {
      if (isRetrying) onRecovering(false);
    }
  }

  async function park(
    event: EventEnvelope,
    complaint: Complaint,
    signal: AbortSignal,
  ): Promise<void> {
    await persist(() => tables.park(event, complaint), signal);
    onReport({ kind: 'parked', streamId: event.subject, eventId: event.id, ...complaint });
  }

  async function hold(events: readonly EventEnvelope[], signal: AbortSignal): Promise<void> {
    if (events.length === 0) return;
    const flowing = await persist(() => tables.hold(events), signal);
    if (flowing.length > 0) throw new LookAgain('A stream flows again');
  }

  async function apply(readable: readonly ReadableEvent[], place: Place): Promise<void> {
    const { partition, position, signal } = place;
    const events = readable.map(({ event }) => event);
    const checkpoint = { subscription, partition, position, streams: stepsOf(events) };
    await persist(() => definition.apply(events, checkpoint), signal);
    if (events.length > 0) onReport({ kind: 'applied', partition, events: events.length });
  }

  /** Applies the events without moving the position. Halves the batch until the rejected event is found. */
  async function isolate(
    readable: readonly ReadableEvent[],
    place: Place,
    stuck: Set<string>,
  ): Promise<void> {
    const isBehind = ({ recorded }: ReadableEvent): boolean => stuck.has(recorded.subject);

    async function piece(events: readonly ReadableEvent[]): Promise<void> {
      const behind = events.filter(isBehind).map(({ recorded }) => recorded);
      await hold(behind, place.signal);
      const flowing = events.filter((event) => !isBehind(event));
      const [first] = flowing;
      if (!first) return;
      try {
        await apply(flowing, { ...place, position: null });
      } catch (error) {
        if (place.signal.aborted || failureOf(error) !== 'permanent') throw error;
        if (flowing.length === 1) {
          stuck.add(first.recorded.subject);
          const complaint = { reason: 'rejected', error: wordsOf(error) } as const;
          await park(first.recorded, complaint, place.signal);
        } else {
          const middle = flowing.length >> 1;
          await piece(flowing.slice(0, middle));
          await piece(flowing.slice(middle));
        }
      }
    }
    await piece(readable);
  }

  async function applyTogether(readable: readonly ReadableEvent[], place: Place): Promise<void> {
    try {
      await apply(readable, place);
    } catch (error) {
      const isHeldAgainstEvents = failureOf(error) === 'permanent' && readable.length > 0;
      if (place.signal.aborted || !isHeldAgainstEvents) throw error;
      await isolate(readable, place, new Set());
      await apply([], place);
    }
  }

  /**
   * Runs an attempt. When the reading ends meanwhile, with the process or because others read the partition now,
   * nothing has crashed: the attempt does not count.
   */
  async function acquittedAtTheEnd(
    { id }: EventEnvelope,
    { partition, signal }: Place,
    attempt: () => Promise<void>,
  ): Promise<void> {
    try {
      await attempt();
    } catch (error) {
      // Without its database it stays counted; there is nobody left who could wait for it
      if (signal.aborted) await tables.acquit(partition, id).catch(() => undefined);
      throw error;
    }
  }

  /** Applies events one by one after a crash. Counts each attempt before it begins. */
  async function applyOneByOne(readable: readonly ReadableEvent[], place: Place): Promise<void> {
    const { partition, signal } = place;
    const stuck = new Set<string>();
    for (const readableEvent of readable) {
      const { recorded } = readableEvent;
      if (stuck.has(recorded.subject)) {
        await hold([recorded], signal);
        continue;
      }
      const attempts = await persist(() => tables.suspect(partition, recorded.id), signal);
      if (attempts >= crashesCounted) {
        stuck.add(recorded.subject);
        const error = `The process ended ${attempts + 1} times while it was handled`;
        await park(recorded, { reason: 'crashed', error }, signal);
      } else {
        await acquittedAtTheEnd(recorded, place, () => isolate([readableEvent], place, stuck));
      }
    }
    await apply([], place);
    await persist(() => tables.unsuspect(partition), signal);
  }

  async function handlePart(
    events: readonly EventEnvelope[],
    place: Place,
    isSuspicious: boolean,
  ): Promise<void> {
    const { partition, signal } = place;
    const mayAssume = !isSuspicious && proven.delete(partition);
    let assumed = mayAssume ? assumedStandings(events) : undefined;

    for (let looks = 0; ; looks += 1) {
      const standings = assumed ?? (await persist(() => tables.look(events), signal));
      const arrangement = await persist(() => arrangeEvents(events, standings, heal), signal);
      const { readable, stuck, held, redelivered, healed } = arrangement;
      try {
        if (assumed) {
          if (stuck.length > 0) throw new LookAgain('Its stream may be stuck already');
          await apply(readable, place);
        } else {
          for (const { event, complaint } of stuck) await park(event, complaint, signal);
          await hold(held, signal);
          await (isSuspicious ? applyOneByOne(readable, place) : applyTogether(readable, place));
        }
        if (redelivered > 0) onReport({ kind: 'redelivered', partition, events: redelivered });
        for (const healing of healed) onReport({ kind: 'healed', ...healing });
        proven.add(partition);
        return;
      } catch (error) {
        const isUncertain =
          error instanceof LookAgain ||
          failureOf(error) === 'applied-elsewhere' ||
          (assumed !== undefined && !signal.aborted);
        if (!isUncertain || looks === looksAtMost) throw error;
        assumed = undefined;
      }
    }
  }

  /** Fails when the handler did not move the checkpoint: its effects would all be repeated after the next start. */
  async function proveCheckpoint({ partition, position, signal }: Place): Promise<void> {
    const stored = await persist(() => tables.positions([partition]), signal);
    if (stored.get(partition) !== position) {
      throw new Error(`The handler of ${subscription} does not move its checkpoint`);
    }
  }

  return {
    async handle({ partition, events, position }: EventBatch, signal: AbortSignal): Promise<void> {
      let claim = claims.get(partition);
      if (!claim) {
        const { wasLeftOpen } = await persist(() => tables.claim(partition), signal);
        claim = { isSuspicious: wasLeftOpen, isProven: false };
        claims.set(partition, claim);
      }
      if (events.length === 0) await apply([], { partition, position, signal });
      for (let first = 0; first < events.length; first += batchSize) {
        const part = events.slice(first, first + batchSize);
        const isLast = first + batchSize >= events.length;
        const place = { partition, position: isLast ? position : null, signal };
        await handlePart(part, place, claim.isSuspicious);
      }
      if (!claim.isProven) await proveCheckpoint({ partition, position, signal });
      // A batch without events, as at the end of a catch-up, proves nothing: the deadly event is still to come
      const isSuspicious = claim.isSuspicious && events.length === 0;
      claims.set(partition, { isSuspicious, isProven: true });
    },

    beginAnew(partitions: readonly string[]): void {
      for (const partition of partitions) {
        claims.delete(partition);
        proven.delete(partition);
      }
    },
  };
}

/**
 * Returns how far each stream of these events moves.
 *
 * @param events of one topic
 */
export function stepsOf(events: readonly EventEnvelope[]): readonly StreamStep[] {
  const steps = new Map<string, StreamStep>();
  for (const event of events) {
    const { subject: streamId, streamversion: after } = event;
    const step = steps.get(streamId);
    steps.set(streamId, {
      topic: step?.topic ?? topicOf(event),
      streamId,
      before: step?.before ?? after - 1,
      after,
    });
  }
  return [...steps.values()];
}
