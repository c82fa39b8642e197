import type { EventEnvelope } from '@osta/contracts/envelope';
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import type { Queryable } from '@osta/event-store/queryable';
import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

import { copiesModel, within } from './copies-model.ts';
import { findBehindSql, takeOverSql, type StateTable } from './state-model.sql.ts';

/** What a service derives from its own snapshots as they are, in tables of its own. */
interface StateDeclaration extends Pick<ReadModel, 'name' | 'schema' | 'topics' | 'wordsOf'> {
  /** The name of the subscription that keeps the tables. */
  readonly subscription: string;
  readonly tables: readonly StateTable[];
  /** Writes the rows that events may have changed, to tables that the search path finds. */
  readonly write: (database: Queryable, events: readonly EventEnvelope[]) => Promise<void>;
  /** Finds the keys of the rows that streams decide, as `id`. Parameter: ids of streams. */
  readonly findKeysSql: string;
}

/**
 * Describes how an audit rebuilds what follows from the snapshots and not from the events: an event says only that a
 * row may have changed. So the rows are those of now, also in a rebuild of an earlier moment; that the snapshots
 * follow from the events is what `verify` proves.
 *
 * The snapshots may be ahead of the subscription. The rows that its next events will write are taken over from the live
 * tables: a lag is no difference.
 */
export function stateModel(declaration: StateDeclaration): ReadModel {
  const { name, schema: live, topics, wordsOf, tables, subscription } = declaration;
  const { write, findKeysSql } = declaration;
  return {
    ...copiesModel({
      name,
      schema: live,
      topics,
      subscriptions: [{ name: subscription, topics }],
      wordsOf,
      tables,
      steps: [],
    }),

    prepare: (events) => (client, schema) =>
      within(client, [schema, live], () => write(client, events)),

    async finish(client, schema) {
      const streams = await findBehind(client, declaration);
      if (streams.length === 0) return;
      const { rows } = await client.query<{ readonly id: string }>(findKeysSql, [streams]);
      const keys = rows.map(({ id }) => id);
      for (const table of tables) {
        const { remove, add } = takeOverSql(table, { live, aside: schema });
        await client.query(remove, [keys]);
        await client.query(add, [keys]);
      }
    },
  };
}

/** Returns the streams with events that the subscription has not applied yet. */
async function findBehind(
  client: ClientBase,
  { schema, topics, subscription }: StateDeclaration,
): Promise<readonly string[]> {
  const behind: string[] = [];
  for (const log of new Set(topics.map((topic) => schemaOfTopic[topic]))) {
    const { rows } = await client.query<{ readonly id: string }>(findBehindSql(schema, log), [
      subscription,
      topics,
    ]);
    behind.push(...rows.map(({ id }) => id));
  }
  return behind;
}
