import type { ClientBase } from 'pg';

import { parkingLotStatements } from './parking-lot.sql.ts';

/** The first event of a parked stream, or a message that is not an event. */
export interface ParkedEntry {
  readonly subscription: string;
  readonly eventId: string;
  /** `null` for a message that is not an event. */
  readonly topic: string | null;
  readonly streamId: string;
  readonly version: number | null;
  readonly type: string | null;
  readonly reason: string;
  readonly error: string;
  readonly parkedAt: Date;
  /** Number of parked events, those behind the first one included. */
  readonly events: number;
}

/** One parked event with its content. Personal words stay sealed, as recorded. */
export interface ParkedContent extends Omit<ParkedEntry, 'events' | 'type' | 'subscription'> {
  readonly event: unknown;
  readonly raw: string | null;
}

/** Who acts, and why. Both are recorded. */
export interface Acting {
  readonly operator: string;
  readonly reason: string;
}

/** The outcome of a redrive. */
export interface Redriven {
  readonly applied: number;
  readonly parked: number;
}

/** A recorded discard. */
export interface DiscardRecord extends Acting {
  readonly discardedAt: Date;
}

/** A requested redrive. */
export interface RedriveRecord extends Acting {
  readonly id: string;
  /** `null`: every parked stream of the subscription. */
  readonly streamId: string | null;
  readonly askedAt: Date;
  /** `null` until it is done. */
  readonly outcome: Redriven | null;
}

/** The parked events of one subscription, for operators. */
export interface ParkingLot {
  show(eventId: string): Promise<ParkedContent | undefined>;
  /**
   * Discards an event: its stream counts as read up to it, and no rebuild applies it. Discarding it twice is the
   * same as once.
   *
   * @returns the record, of the earlier discard where there was one; `not-first` while earlier events of its
   *   stream are parked
   */
  discard(eventId: string, acting: Acting): Promise<DiscardRecord | 'unknown' | 'not-first'>;
  /**
   * Requests a redrive from the running subscription. The same id twice is one redrive.
   *
   * @param id a UUID that the caller chooses
   * @returns the record; `taken` when the id stands for another redrive
   */
  askForRedrive(
    id: string,
    streamId: string | null,
    acting: Acting,
  ): Promise<RedriveRecord | 'taken'>;
  /** Returns a requested redrive; undefined when this subscription has none with the id. */
  findRedrive(id: string): Promise<RedriveRecord | undefined>;
}

/** The place of an entry in the list: the entries after it follow on the next page. */
export type ParkedPlace = Pick<ParkedEntry, 'subscription' | 'streamId' | 'topic'>;

/**
 * Returns one page of the parked streams of all subscriptions of a service, ordered by subscription and stream.
 *
 * @param after the last entry of the page before; null for the first page
 */
export async function findParked(
  client: Pick<ClientBase, 'query'>,
  schema: string,
  after: ParkedPlace | null,
  limit: number,
): Promise<readonly ParkedEntry[]> {
  const { subscription = null, streamId = null, topic = null } = after ?? {};
  const values = [subscription, streamId, topic ?? '', limit];
  return (await client.query<ParkedEntry>(parkingLotStatements(schema).list, values)).rows;
}

/** Opens the parking lot of one subscription in the schema of its service. */
export function parkingLot(client: ClientBase, schema: string, subscription: string): ParkingLot {
  const statements = parkingLotStatements(schema);

  async function show(eventId: string): Promise<ParkedContent | undefined> {
    const values = [subscription, eventId];
    return (await client.query<ParkedContent>(statements.show, values)).rows[0];
  }

  async function findRedrive(id: string): Promise<RedriveRecord | undefined> {
    const values = [subscription, id];
    return (await client.query<RedriveRecord>(statements.findRedrive, values)).rows[0];
  }

  async function findDiscard(eventId: string): Promise<DiscardRecord | undefined> {
    const values = [subscription, eventId];
    return (await client.query<DiscardRecord>(statements.findDiscard, values)).rows[0];
  }

  return {
    show,
    findRedrive,

    async discard(eventId, { operator, reason }) {
      await client.query('begin');
      try {
        const parked = await show(eventId);
        if (parked) {
          const stream = [subscription, parked.streamId, parked.topic];
          await client.query(statements.lockStream, stream);
          const values = [subscription, eventId, operator, reason];
          const { rowCount } = await client.query(statements.discard, values);
          if (rowCount === 1 && parked.topic !== null) {
            await client.query(statements.unpark, stream);
          }
        }
        const record = await findDiscard(eventId);
        await client.query('commit');
        return record ?? (parked ? 'not-first' : 'unknown');
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },

    async askForRedrive(id, streamId, { operator, reason }) {
      const values = [subscription, id, streamId, operator, reason];
      await client.query(statements.askForRedrive, values);
      const record = await findRedrive(id);
      return record?.streamId === streamId ? record : 'taken';
    },
  };
}
