import type { EventEnvelope } from '@osta/contracts/envelope';
import type { ServiceContract } from '@osta/contracts/service-contract';
import type { Topic } from '@osta/contracts/topic';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { ReadModel } from '@osta/subscription/read-model';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { copiesModel } from './copies-model.ts';

/** Everything that is to be known of a copy of what other services record. */
interface CopyDeclaration extends Pick<ReadModel, 'topics' | 'tables' | 'reads'> {
  /** Of the service that keeps the copy, in the schema of its name. */
  readonly contract: ServiceContract;
  /** Unique in the service: `taken-times`. */
  readonly name: string;
  /** The topics whose personal words it reads. Absent: none. */
  readonly wordsOf?: readonly Topic[];
  /** Common table expressions, separated by commas, that write `tables`. They name tables without a schema. */
  readonly sql: string;
  /** Returns the parameters of `sql` for a batch of events, also for none. */
  readonly values: (events: readonly EventEnvelope[]) => readonly unknown[];
}

/** A copy, as manifest, service and audit read it. */
export interface Copy {
  /** For the manifest: an audit rebuilds the tables by the statement that keeps them. */
  readonly model: ReadModel;
  /** Returns the subscription that keeps the tables, over a pool whose search path has them. */
  readonly over: (pool: Pool) => SubscriptionDefinition;
}

/** Declares a copy, once. The subscription writes a batch and moves its checkpoint in one statement. */
export function defineCopy(declaration: CopyDeclaration): Copy {
  const { contract, topics, tables, reads = [], wordsOf = [], sql, values } = declaration;
  const name = `${contract.name}-${declaration.name}`;
  return {
    model: copiesModel({
      name,
      schema: contract.name,
      topics,
      subscriptions: [{ name, topics }],
      wordsOf,
      tables,
      reads,
      steps: [{ text: `with ${sql} select`, values }],
    }),

    over(pool) {
      const first = values([]).length + 1;
      const text = `with ${sql}, ${moveCheckpointSql(contract.name, first)} select`;
      return {
        name,
        topics,
        wordsOf,
        async apply(events, checkpoint) {
          await pool.query({
            name: `${name}.copy`,
            text,
            values: [...values(events), ...checkpointValues(checkpoint)],
          });
        },
      };
    },
  };
}
