import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';
import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase } from 'pg';

/** The content of an event without its envelope, as a fold takes it. */
export interface FoldedEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A deadline, as the state of an aggregate has it. */
interface AuditedDeadline {
  readonly name: string;
  readonly about: string;
  readonly dueAt: string;
}

/** One kind of aggregate, as an audit checks it: the stored row must be the fold of its events. */
export interface AuditedAggregate {
  readonly name: string;
  /** Where its table and its event table are. */
  readonly schema: string;
  readonly table: string;
  readonly topic: Topic;
  readonly initial: unknown;
  readonly evolve: (state: unknown, event: FoldedEvent) => unknown;
  /** The deadlines of a state: the timers of its stream must be these. */
  readonly deadlines: (state: unknown) => readonly AuditedDeadline[];
}

/** Opens the personal words in events of some topics, as far as their keys still exist. */
export type OpenEvents = (
  client: ClientBase,
  events: readonly EventEnvelope[],
  topics: readonly Topic[],
) => Promise<readonly EventEnvelope[]>;

/** Where events are, and how sealed words in them are read. */
export interface EventSources {
  /** The schema whose event table holds a topic. */
  readonly sources: Readonly<Record<Topic, string>>;
  readonly open: OpenEvents;
}

/** Everything that can be audited, as the process that knows every service lists it. */
export interface AuditSystem extends EventSources {
  readonly models: readonly ReadModel[];
  readonly aggregates: readonly AuditedAggregate[];
}
