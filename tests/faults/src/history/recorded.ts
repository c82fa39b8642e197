import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEnvelope } from '@osta/contracts/read-envelope';
import { envelopeOf, type EventRow } from '@osta/event-store/event-row';
import { notify } from '@osta/notification/domain/notify/notify';
import type { Pool } from 'pg';

import {
  countAcceptedSql,
  countBrokenSql,
  readContradictionsSql,
  readInCommitOrderSql,
  readToldSql,
  readUnbookedSql,
} from './recorded.sql.ts';

/** What the tables say at one moment. */
export interface Recorded {
  /** The events of all bookings, in the order in which they were committed. */
  readonly events: readonly EventEnvelope[];
  /** Notifications that the events call for and that nobody got. */
  readonly missing: readonly string[];
  /** Notifications that came twice, or that no event calls for. */
  readonly surplus: readonly string[];
  /** Accepted offers that are neither booked nor refused. */
  readonly unbooked: readonly string[];
  /** Requests that contradict their bookings. */
  readonly contradictions: readonly string[];
  /** How many offers were accepted. */
  readonly accepted: number;
  readonly gaps: number;
  readonly behind: number;
  readonly streams: number;
}

interface Told {
  readonly eventId: string;
  readonly recipientId: string;
}

/** Reads events, bookings and notifications in one snapshot of the database. */
export async function readRecorded(pool: Pool): Promise<Recorded> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<EventRow>(readInCommitOrderSql);
    const { rows: told } = await client.query<Told>(readToldSql);
    const { rows: broken } =
      await client.query<Pick<Recorded, 'gaps' | 'behind' | 'streams'>>(countBrokenSql);
    const { rows: unbooked } = await client.query<{ readonly id: string }>(readUnbookedSql);
    const { rows: contradictions } = await client.query<{ readonly what: string }>(
      readContradictionsSql,
    );
    const { rows: accepted } = await client.query<{ readonly count: number }>(countAcceptedSql);
    await client.query('commit');
    const events = rows.map((row) => readEnvelope(envelopeOf(row)));
    const wanted = new Set(
      events.flatMap((event) =>
        notify(event).map(({ recipientId }) => nameOf({ eventId: event.id, recipientId })),
      ),
    );
    const found = told.map(nameOf);
    const known = new Set(found);
    const { gaps = -1, behind = -1, streams = 0 } = broken[0] ?? {};
    return {
      events,
      missing: [...wanted].filter((name) => !known.has(name)),
      unbooked: unbooked.map(({ id }) => id),
      contradictions: contradictions.map(({ what }) => what),
      accepted: accepted[0]?.count ?? 0,
      surplus: found.filter((name, index) => !wanted.has(name) || found.indexOf(name) !== index),
      gaps,
      behind,
      streams,
    };
  } finally {
    client.release();
  }
}

function nameOf({ eventId, recipientId }: Told): string {
  return `${eventId} to ${recipientId}`;
}

/** Returns the newest version of the stream of each booking. */
export function newestOf(events: readonly EventEnvelope[]): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const { subject, streamversion } of events) {
    newest.set(subject, Math.max(streamversion, newest.get(subject) ?? 0));
  }
  return newest;
}
