import type { EventContent } from '@osta/contracts/event-content';
import type { ServiceContract } from '@osta/contracts/service-contract';
import type { Topic } from '@osta/contracts/topic';
import type { Deadlines } from '@osta/event-store/deadline';
import type { Doorbell } from '@osta/event-store/doorbell';
import { postgresStreams, type Alongside } from '@osta/event-store/postgres-streams';
import type { ClientBase } from 'pg';

import type { Aggregate } from './aggregate.ts';
import type { Fold } from './decider.ts';
import type { Effect } from './handle.ts';
import { sealedStreams } from './personal-data/personal-data.ts';
import { snapshotTable, type SnapshotTable } from './snapshot-table.ts';

/** Everything that is to be known of a kind of stream. */
interface AggregateDeclaration<Target, State, Event, Answer> {
  /** Of the service that records the streams, in the schema of its name. */
  readonly contract: ServiceContract;
  /** One of the topics of the contract. */
  readonly topic: Topic;
  /** Name of the snapshot table: `(id uuid primary key, version int, fold int, state jsonb, created_at, updated_at)`. */
  readonly table: string;
  readonly fold: Fold<State, Event>;
  /** The deadlines of a state, which the timers of a stream always match. Absent: none. */
  readonly deadlines?: Deadlines<State>;
  /** Returns the stream of a command's target. */
  readonly streamOf: (target: Target) => string;
  /** Returns the answer of a command, now and for every retry. Must be JSON. */
  readonly answer: (effect: Effect<State, Event>) => Answer;
  /** Rows of the service that are written with every append. */
  readonly alongside?: Alongside<State, Event>;
  /** Exclusion constraints of the snapshots, also of a trigger; breaking one is losing a race. */
  readonly contested?: readonly string[];
}

/** A kind of stream, as manifest, service, timers and audit read it. */
export interface DeclaredAggregate<Target, State, Event, Answer> {
  /** For the manifest: audits, rebuilds of snapshots and timers follow from it. */
  readonly snapshots: SnapshotTable;
  /**
   * Returns the aggregate over a database.
   *
   * @param pool a pool of the service; or one of its connections, for appends to several streams in one transaction
   */
  readonly over: (
    pool: Pick<ClientBase, 'query'>,
    doorbell: Doorbell,
  ) => Aggregate<Target, State, Event, Answer>;
}

/** The type of a declared aggregate over a database. */
export type AggregateOf<Declared> =
  Declared extends DeclaredAggregate<infer Target, infer State, infer Event, infer Answer>
    ? Aggregate<Target, State, Event, Answer>
    : never;

/**
 * Declares a kind of stream, once. Where its topic declares personal words, they are recorded sealed.
 *
 * @throws Error when the contract does not have the topic
 */
export function defineAggregate<Target, State, Event extends EventContent, Answer>(
  declaration: AggregateDeclaration<Target, State, Event, Answer>,
): DeclaredAggregate<Target, State, Event, Answer> {
  const { contract, topic, table, fold, deadlines, streamOf, answer, alongside, contested } =
    declaration;
  const streamsOf = hasPersonalWords(contract, topic) ? sealedStreams : postgresStreams;
  return {
    snapshots: snapshotTable(topic, table, fold, deadlines),
    over: (pool, doorbell) => ({
      streams: streamsOf<State, Event>({
        pool,
        schema: contract.name,
        table,
        topic,
        source: `/osta/${contract.name}`,
        fold,
        doorbell,
        ...(deadlines && { deadlines }),
        ...(alongside && { alongside }),
        ...(contested !== undefined && { contested }),
      }),
      fold,
      streamOf,
      answer,
    }),
  };
}

function hasPersonalWords({ name, topics }: ServiceContract, topic: Topic): boolean {
  const declared = topics.find((each) => each.name === topic);
  if (!declared) throw new Error(`${name} does not record ${topic}`);
  return [...declared.versions.values()].some(({ personalFields }) => personalFields.length > 0);
}
