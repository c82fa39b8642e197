import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Queryable } from '@osta/event-store/queryable';
import type { ReadModel } from '@osta/subscription/read-model';

import { createLike } from './create-like.ts';

/** One statement of a copy, the same that the live one executes, with its own parameters. */
export interface CopyStep {
  /** Names tables without a schema. */
  readonly text: string;
  /** Returns the parameters for some events, which may be of all topics of the model. */
  readonly values: (events: readonly EventEnvelope[]) => readonly unknown[];
}

/** What a service copies from the events of others, or derives from its own, in tables of its own. */
export interface Copies extends Pick<
  ReadModel,
  'name' | 'schema' | 'topics' | 'subscriptions' | 'wordsOf' | 'tables' | 'reads'
> {
  /** Executed for each page of events, in this order. */
  readonly steps: readonly CopyStep[];
}

/**
 * Describes how an audit rebuilds copies beside the live ones, by the statements that wrote those. Every table
 * that a step writes has to be in `tables`, and every other one that it reads in `reads`: else the live one is found.
 */
export function copiesModel({ steps, ...model }: Copies): ReadModel {
  const { schema: live, tables } = model;
  return {
    ...model,

    createTables: (client, schema) =>
      createLike(client, { live, schema, tables: tables.map(({ name }) => name) }),

    prepare(events) {
      const prepared = steps.map(({ text, values }) => ({ text, values: [...values(events)] }));
      return (client, schema) =>
        within(client, [schema, live], async () => {
          for (const step of prepared) await client.query(step.text, step.values);
        });
    },

    finish: async () => undefined,
  };
}

/** Runs statements with other schemas in the search path of the connection, and returns their result. */
export async function within<Result>(
  client: Queryable,
  schemas: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<{ readonly search_path: string }>({
    text: 'show search_path',
  });
  const text = `select set_config('search_path', $1, true)`;
  await client.query({ text, values: [schemas.join(', ')] });
  const result = await work();
  await client.query({ text, values: [rows[0]?.search_path] });
  return result;
}
