import type { EventEnvelope } from '@osta/contracts/envelope';
import { receivedEvent } from '@osta/contracts/published-event';

import { arrangeEvents } from './arrange-events.ts';
import { stepsOf } from './batch-handler.ts';
import { failureOf, wordsOf } from './failure.ts';
import { persevere } from './persevere.ts';
import type { StreamHealer } from './stream-healer.ts';
import type { OnReport } from './subscription-report.ts';
import type { ParkedMessage, ParkedStream, SubscriptionTables } from './subscription-tables.ts';
import type { SubscriptionDefinition } from './subscription.ts';

export interface RedriveOptions {
  readonly definition: SubscriptionDefinition;
  readonly tables: SubscriptionTables;
  readonly heal: StreamHealer | undefined;
  readonly onReport: OnReport;
  readonly signal: AbortSignal;
}

/** Limits the retries when other readers keep changing the same stream. */
const looksAtMost = 10;

/**
 * Applies parked events again, in order, stream by stream, one by one.
 *
 * May run beside the reader, in this process or another: the checkpoint of a stream lets each version in once.
 *
 * @returns number of applied events
 */
export async function redrive(options: RedriveOptions, streamId?: string): Promise<number> {
  const { tables } = options;
  for (const message of await tables.parkedMessages(streamId)) await readAgain(tables, message);
  let applied = 0;
  for (const stream of await tables.parkedStreams(streamId)) {
    applied += await redriveStream(options, stream);
  }
  return applied;
}

/** Reads a parked message again. A build that understands it treats it as any other event of its stream. */
async function readAgain(tables: SubscriptionTables, { id, raw }: ParkedMessage): Promise<void> {
  const received = receivedEvent(jsonOf(raw));
  if (!('event' in received)) return;
  await tables.park(received.event, {
    reason: 'unreadable',
    error: 'It was no event when it came',
  });
  await tables.forget(id);
}

async function redriveStream(options: RedriveOptions, stream: ParkedStream): Promise<number> {
  const { tables, signal } = options;
  let applied = 0;
  for (;;) {
    const page = await tables.parkedEvents(stream);
    for (const event of page) {
      signal.throwIfAborted();
      const outcome = await redriveEvent(options, event);
      if (outcome === 'stuck') return applied;
      if (outcome === 'applied') applied += 1;
      await tables.forget(event.id);
    }
    // Still parked: another event was parked at this moment, or another process has unparked the stream
    if (page.length === 0) {
      const isFlowing = await tables.unpark(stream);
      if (isFlowing || (await tables.parkedEvents(stream)).length === 0) return applied;
    }
  }
}

async function redriveEvent(
  options: RedriveOptions,
  parked: EventEnvelope,
): Promise<'applied' | 'known' | 'stuck'> {
  const { definition, tables, heal, onReport, signal } = options;
  const onRetry = (error: unknown, wait: number): void =>
    onReport({ kind: 'retrying', error, wait });

  for (let looks = 0; ; looks += 1) {
    const standing = (await tables.look([parked])).get(parked.subject);
    const version = standing?.version ?? 0;
    // The stream is parked because of this event; for the event itself it counts as not parked
    const standings = new Map([[parked.subject, { version, isParked: false }]]);
    const { readable, stuck, healed } = await arrangeEvents([parked], standings, heal);
    const [reason] = stuck;
    if (reason) {
      await tables.complain(parked.id, reason.complaint);
      return 'stuck';
    }
    const events = readable.map(({ event }) => event);
    if (events.length === 0) return 'known';
    const checkpoint = {
      subscription: definition.name,
      partition: 'redrive',
      position: null,
      streams: stepsOf(events),
    };
    try {
      await persevere(() => definition.apply(events, checkpoint), signal, onRetry);
      for (const healing of healed) onReport({ kind: 'healed', ...healing });
      return 'applied';
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'applied-elsewhere' && looks < looksAtMost) continue;
      if (failure !== 'permanent') throw error;
      await tables.complain(parked.id, { reason: 'rejected', error: wordsOf(error) });
      return 'stuck';
    }
  }
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
