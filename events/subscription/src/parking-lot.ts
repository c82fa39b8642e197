import type { ClientBase } from 'pg';

import { parkingLotStatements } from './parking-lot.sql.ts';

/** The first event of a parked stream, or a message that is not an event. */
export interface ParkedEntry {
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
export interface ParkedContent extends Omit<ParkedEntry, 'events' | 'type'> {
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

/** The parked events of one subscription, for operators. */
export interface ParkingLot {
  list(): Promise<readonly ParkedEntry[]>;
  show(eventId: string): Promise<ParkedContent | undefined>;
  /**
   * Discards an event: its stream counts as read up to it, and no rebuild applies it.
   *
   * @returns `not-first` while earlier events of its stream are parked
   */
  discard(eventId: string, acting: Acting): Promise<'discarded' | 'unknown' | 'not-first'>;
  /**
   * Requests a redrive from the running subscription.
   *
   * @returns the id of the action
   */
  askForRedrive(streamId: string | null, acting: Acting): Promise<string>;
  /** Returns the outcome of a requested redrive; undefined until it is done. */
  outcomeOf(actionId: string): Promise<Redriven | undefined>;
}

/** Opens the parking lot of one subscription in the schema of its service. */
export function parkingLot(client: ClientBase, schema: string, subscription: string): ParkingLot {
  const statements = parkingLotStatements(schema);

  async function show(eventId: string): Promise<ParkedContent | undefined> {
    const values = [subscription, eventId];
    return (await client.query<ParkedContent>(statements.show, values)).rows[0];
  }

  return {
    async list() {
      return (await client.query<ParkedEntry>(statements.list, [subscription])).rows;
    },

    show,

    async discard(eventId, { operator, reason }) {
      await client.query('begin');
      try {
        const parked = await show(eventId);
        let isDiscarded = false;
        if (parked) {
          const stream = [subscription, parked.streamId, parked.topic];
          await client.query(statements.lockStream, stream);
          const values = [subscription, eventId, operator, reason];
          const { rowCount } = await client.query(statements.discard, values);
          isDiscarded = rowCount === 1;
          if (isDiscarded && parked.topic !== null) await client.query(statements.unpark, stream);
        }
        await client.query('commit');
        if (!parked) return 'unknown';
        return isDiscarded ? 'discarded' : 'not-first';
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },

    async askForRedrive(streamId, { operator, reason }) {
      const values = [subscription, streamId, operator, reason];
      const { rows } = await client.query<{ readonly id: string }>(
        statements.askForRedrive,
        values,
      );
      const [action] = rows;
      if (!action) throw new Error('The redrive was not recorded');
      return action.id;
    },

    async outcomeOf(actionId) {
      const { rows } = await client.query<{ readonly outcome: Redriven | null }>(
        statements.findAction,
        [actionId],
      );
      return rows[0]?.outcome ?? undefined;
    },
  };
}
