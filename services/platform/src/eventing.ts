import type { Doorbell } from '@osta/event-store/doorbell';
import type { Subscription, SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

/** How events travel between the services of a process and beyond it. */
export interface Eventing {
  readonly doorbell: Doorbell;
  /**
   * Makes a subscription that keeps its checkpoints in the schema of its service. It does not run yet.
   *
   * @param pool for background work, of the service
   */
  subscribe(definition: SubscriptionDefinition, pool: Pool, schema: string): Subscription;
  /** Publishes what a service records, where somebody else carries it: Kafka. */
  publish(pool: Pool, schema: string): Publishing;
  /** Lets go of log and bell. Subscriptions and publishing are stopped before. */
  close(): Promise<void>;
}

/** A running relay, or nothing where the event tables themselves are the log. */
export interface Publishing {
  stop(): Promise<void>;
}
