import type { EventEnvelope } from '@osta/contracts/envelope';
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import type { Queryable } from '@osta/event-store/queryable';
import type { ReadModel } from '@osta/subscription/read-model';

import { copiesModel, within } from './copies-model.ts';
import { findBehindSql, takeOverSql, type StateTable } from './state-model.sql.ts';

/** What a service derives from its own snapshots as they are, in tables of its own. */
interface StateDeclaration extends Pick<
  ReadModel,
  'name' | 'schema' | 'topics' | 'wordsOf' | 'reads'
> {
  /** The name of the subscription that keeps the tables. */
  readonly subscription: string;
  readonly tables: readonly StateTable[];
  /** Reads from the snapshots what rows of events are to say: the parameters of `writeSql`. */
  readonly read: (
    database: Queryable,
    events: readonly EventEnvelope[],
  ) => Promise<readonly unknown[]>;
  /** Writes the rows that events may have changed, to tables that the search path finds. */
  readonly writeSql: string;
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
  const { name, schema: live, topics, wordsOf, tables, reads = [], subscription } = declaration;
  const { read, writeSql, findKeysSql } = declaration;
  return {
    ...copiesModel({
      name,
      schema: live,
      topics,
      subscriptions: [{ name: subscription, topics }],
      wordsOf,
      tables,
      reads,
      steps: [],
    }),

    prepare: (events) => async (client, schema, moment) => {
      const values = [...(await within(moment, [live], () => read(moment, events)))];
      await within(client, [schema, live], async () => {
        await client.query(writeSql, values);
      });
    },

    async finish(client, schema, moment) {
      const streams = await findBehind(moment, declaration);
      if (streams.length === 0) return;
      const found = await moment.query<{ readonly id: string }>({
        text: findKeysSql,
        values: [streams],
      });
      const keys = found.rows.map(({ id }) => id);
      for (const table of tables) {
        const { remove, take, add } = takeOverSql(table, { live, aside: schema });
        const taken = await moment.query<{ readonly rows: string }>({ text: take, values: [keys] });
        await client.query(remove, [keys]);
        await client.query(add, [taken.rows[0]?.rows]);
      }
    },
  };
}

/** Returns the streams with events that the subscription has not applied. */
async function findBehind(
  moment: Queryable,
  { schema, topics, subscription }: StateDeclaration,
): Promise<readonly string[]> {
  const behind: string[] = [];
  for (const log of new Set(topics.map((topic) => schemaOfTopic[topic]))) {
    const { rows } = await moment.query<{ readonly id: string }>({
      text: findBehindSql(schema, log),
      values: [subscription, topics],
    });
    behind.push(...rows.map(({ id }) => id));
  }
  return behind;
}
