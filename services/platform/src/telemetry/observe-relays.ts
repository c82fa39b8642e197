import type { Relay } from '@osta/event-store/relay';
import { Gauge } from 'prom-client';

import type { Metrics } from './create-metrics.ts';

/**
 * Registers gauges of each service's publishing backlog, and of whether this process is its leader.
 *
 * @param relays by schema
 */
export function observeRelays(relays: ReadonlyMap<string, Relay>, metrics: Metrics): void {
  const options = { labelNames: ['schema'] as const, registers: [metrics.registry] };
  const events = new Gauge({
    ...options,
    name: 'relay_lag_events',
    help: 'Events that are not published yet',
  });
  const seconds = new Gauge({
    ...options,
    name: 'relay_lag_seconds',
    help: 'Age of the oldest event that is not published yet',
  });
  const leads = new Gauge({
    ...options,
    name: 'relay_is_leader',
    help: '1 where this process publishes the events of the service',
  });
  for (const [schema, relay] of relays) {
    metrics.onAsked(async () => {
      // Without a database nobody leads
      leads.set({ schema }, 0);
      const { isLeader, backlog } = await relay.status();
      events.set({ schema }, backlog.events);
      seconds.set({ schema }, backlog.seconds);
      leads.set({ schema }, isLeader ? 1 : 0);
    });
  }
}
