import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';
import type { Queryable } from '@osta/event-store/queryable';
import type { ClientBase } from 'pg';

/** One table of a read model, as an audit compares it. */
export interface ReadModelTable {
  readonly name: string;
  /** Columns that identify a row. */
  readonly key: readonly string[];
  /** Columns that must be equal in the live and the rebuilt rows. */
  readonly compared: readonly string[];
  /** The compared columns that hold personal words: a difference is reported without its values. */
  readonly personal?: readonly string[];
}

/** A subscription that writes the live tables of a read model. */
export interface KeepingSubscription {
  readonly name: string;
  /**
   * The topics that it reads. Events of the model's other topics are projected by commands, in the statement
   * that records them.
   */
  readonly topics: readonly Topic[];
}

/** A live table that the statements of a read model read without writing it. */
export interface ReadTable {
  readonly name: string;
  /** The columns that they read. */
  readonly columns: readonly string[];
  /** The rows that they look for, as a condition; absent: all. */
  readonly where?: string;
}

/**
 * Writes the prepared rows to the tables in `schema`.
 *
 * @param moment reads the live schema as it is at the moment of the rebuild, which may be earlier than what `client` sees
 */
export type Effect = (client: ClientBase, schema: string, moment: Queryable) => Promise<void>;

/**
 * What a projector writes, declared so that it can be written twice: live, and aside from the log. Both share
 * the code that turns events into rows.
 *
 * Nothing in a read model may send: no socket, no mail, no bus.
 */
export interface ReadModel {
  readonly name: string;
  readonly topics: readonly Topic[];
  /** Empty: commands alone write the live tables. */
  readonly subscriptions: readonly KeepingSubscription[];
  /** Topics whose personal words are opened for it. Those of other topics stay sealed. */
  readonly wordsOf: readonly Topic[];
  /** The Postgres schema of the live tables. */
  readonly schema: string;
  /** In the order in which queries lock them: a swap locks them so, and waits for no query that waits for it. */
  readonly tables: readonly ReadModelTable[];
  /**
   * Further live tables that its effects read by name: an audit has them as they were at its moment. Without them it
   * would find those of now beside events of before.
   */
  readonly reads?: readonly ReadTable[];
  /** Creates the empty tables in another schema, which exists already. */
  createTables(client: ClientBase, schema: string): Promise<void>;
  /**
   * Computes the effect of events, which are upcast and in log order.
   *
   * Computing is separate from writing, so that a rebuild computes one page while Postgres writes the one
   * before.
   */
  prepare(events: readonly EventEnvelope[]): Effect;
  /**
   * Runs after the last event of a rebuild. Decides what needs all events: events of one topic may come long
   * before the events of another topic that they depend on.
   *
   * @param moment as of {@link Effect}
   */
  finish(client: ClientBase, schema: string, moment: Queryable): Promise<void>;
  /**
   * Copies from live rows to rebuilt rows what the log does not hold, such as the order of arrival. Called more
   * than once before the rebuilt tables replace the live ones. Absent when the log holds everything.
   */
  carryOver?(client: ClientBase, live: string, rebuilt: string): Promise<void>;
}
