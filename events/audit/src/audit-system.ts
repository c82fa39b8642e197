import type { Topic } from '@osta/contracts/topic';
import type { ReadModel } from '@osta/subscription/read-model';

/** The content of an event without its envelope, as a fold takes it. */
export interface FoldedEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
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
}

/** Everything that can be audited, as the process that knows every service lists it. */
export interface AuditSystem {
  readonly models: readonly ReadModel[];
  readonly aggregates: readonly AuditedAggregate[];
  /** The schema whose event table holds a topic. */
  readonly sources: Readonly<Record<Topic, string>>;
}
