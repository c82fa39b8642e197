import type { Doorbell } from '@osta/event-store/doorbell';
import type { Relay } from '@osta/event-store/relay';
import type { Subscription, SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

/** The event transport between services, in this process and beyond. */
export interface Eventing {
  readonly doorbell: Doorbell;
  /**
   * Creates a subscription that stores its checkpoints in the schema of its service. Does not start it.
   *
   * @param pool the service's pool for background work
   */
  subscribe(definition: SubscriptionDefinition, pool: Pool, schema: string): Subscription;
  /**
   * Creates the relay that publishes a service's events to the broker. Does not start it.
   *
   * @returns null where the service records no events, or there is no broker and the event tables are read
   */
  relay(pool: Pool, schema: string): Relay | null;
  /** Closes log, broker and doorbell. Stop subscriptions and relays before. */
  close(): Promise<void>;
}
