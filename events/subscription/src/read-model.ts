import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';
import type { ClientBase } from 'pg';

/** One table of a read model, as an audit compares it. */
export interface ReadModelTable {
  readonly name: string;
  /** Columns that name a row. */
  readonly key: readonly string[];
  /** Columns that must agree between the live rows and the rebuilt ones. */
  readonly compared: readonly string[];
  /** Those of them that hold words of people: a difference is named, the words are not shown. */
  readonly personal?: readonly string[];
}

/** The subscription that keeps the live tables of a read model. */
export interface KeepingSubscription {
  readonly name: string;
  /** The topics that it brings. Other topics of the model are written by commands, in the statement of the event. */
  readonly topics: readonly Topic[];
}

/** Writes what was prepared to the tables in `schema`. */
export type Effect = (client: ClientBase, schema: string) => Promise<void>;

/**
 * What a projector writes, described so that it can be written twice: live, and aside from the log.
 * Both ways share the code that turns events into rows, so there is one code path to trust.
 *
 * Nothing here may send: no socket, no mail, no bus.
 */
export interface ReadModel {
  readonly name: string;
  readonly topics: readonly Topic[];
  /** `null`: commands alone write the live tables. */
  readonly subscription: KeepingSubscription | null;
  /** Topics whose personal words it has to read. Those of others stay sealed. */
  readonly wordsOf: readonly Topic[];
  /** The Postgres schema of the live tables. */
  readonly schema: string;
  readonly tables: readonly ReadModelTable[];
  /** Creates the tables, empty, in another schema that exists already. */
  createTables(client: ClientBase, schema: string): Promise<void>;
  /**
   * Computes what follows from events, lifted to their newest version and in log order.
   *
   * Computing is apart from writing: a rebuild computes one page while Postgres writes the page before.
   */
  prepare(events: readonly EventEnvelope[]): Effect;
  /**
   * After the last event of a rebuild: what can be decided only when everything is known, because
   * events of one topic may come long before those of another that they depend on.
   */
  finish(client: ClientBase, schema: string): Promise<void>;
  /**
   * Gives rebuilt rows what the log does not say and live rows have, such as the order of arrival.
   * Called more than once before rebuilt tables take the place of the live ones. Absent: the log says
   * everything.
   */
  carryOver?(client: ClientBase, live: string, rebuilt: string): Promise<void>;
}
