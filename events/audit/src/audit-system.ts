import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';
import type { HeldSchema } from '@osta/subscription/held-table';
import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

/** The content of an event without its envelope, as a fold takes it. */
export interface FoldedEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A deadline of an aggregate's state. */
interface AuditedDeadline {
  readonly name: string;
  readonly about: string;
  readonly dueAt: string;
}

/** One kind of aggregate, as an audit checks it: each stored row must equal the fold of its events. */
export interface AuditedAggregate {
  readonly name: string;
  /** The schema of its table and its event table. */
  readonly schema: string;
  readonly table: string;
  readonly topic: Topic;
  readonly initial: unknown;
  readonly evolve: (state: unknown, event: FoldedEvent) => unknown;
  /** Returns the deadlines of a state, which the timers of its stream must match. */
  readonly deadlines: (state: unknown) => readonly AuditedDeadline[];
}

/** Opens the personal words in events of some topics whose keys still exist. */
export type OpenEvents = (
  client: ClientBase,
  events: readonly EventEnvelope[],
  topics: readonly Topic[],
) => Promise<readonly EventEnvelope[]>;

/** Where events are stored, and how their sealed words are opened. */
export interface EventSources {
  /** The schema whose event table holds a topic. */
  readonly sources: Readonly<Record<Topic, string>>;
  readonly open: OpenEvents;
}

/** Everything that can be audited; built by the process that knows every service. */
export interface AuditSystem extends EventSources {
  readonly models: readonly ReadModel[];
  readonly aggregates: readonly AuditedAggregate[];
  /** What the tables of every service hold of people. */
  readonly held: readonly HeldSchema[];
}
