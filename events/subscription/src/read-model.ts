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
}

/**
 * What a projector writes, described so that it can be written twice: live, and aside from the log
 * for an audit. Both go through `apply`, so there is one code path to trust.
 *
 * Nothing here may send: no socket, no mail, no bus.
 */
export interface ReadModel {
  readonly name: string;
  readonly topics: readonly Topic[];
  /** The Postgres schema of the live tables. */
  readonly schema: string;
  readonly tables: readonly ReadModelTable[];
  /** Creates the tables, empty, in another schema that exists already. */
  createTables(client: ClientBase, schema: string): Promise<void>;
  /** Applies events, lifted to their newest version and in log order, to the tables in `schema`. */
  apply(client: ClientBase, schema: string, events: readonly EventEnvelope[]): Promise<void>;
  /**
   * After the last event of a rebuild: what can be decided only when everything is known, because
   * events of one topic may come long before those of another that they depend on.
   */
  finish(client: ClientBase, schema: string): Promise<void>;
}
