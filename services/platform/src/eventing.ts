import type { Doorbell } from '@osta/event-store/doorbell';
import type { Relay } from '@osta/event-store/relay';
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
  /**
   * Makes what brings the events of a service to the broker. It does not run yet.
   *
   * @returns null where there is nothing to bring, or no broker: the event tables themselves are read
   */
  relay(pool: Pool, schema: string): Relay | null;
  /** Lets go of log, broker and bell. Subscriptions and relays are stopped before. */
  close(): Promise<void>;
}
