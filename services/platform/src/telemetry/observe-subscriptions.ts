import type { Subscription } from '@osta/subscription/subscription';
import { Gauge } from 'prom-client';

import type { Metrics } from './create-metrics.ts';

/** Registers gauges of the lag and the parked events of every subscription. */
export function observeSubscriptions(
  subscriptions: readonly Subscription[],
  metrics: Metrics,
): void {
  const options = { labelNames: ['subscription'] as const, registers: [metrics.registry] };
  const events = new Gauge({
    ...options,
    name: 'subscription_lag_events',
    help: 'Events that a subscription has not applied yet',
  });
  const seconds = new Gauge({
    ...options,
    name: 'subscription_lag_seconds',
    help: 'Age of the oldest event that a subscription has not applied yet',
  });
  const parked = new Gauge({
    ...options,
    name: 'subscription_parked_events',
    help: 'Events that wait for somebody to look at them',
  });
  for (const subscription of subscriptions) {
    metrics.onAsked(async () => {
      const { name, lag, parkedEvents } = await subscription.status();
      events.set({ subscription: name }, lag.events);
      seconds.set({ subscription: name }, lag.seconds);
      parked.set({ subscription: name }, parkedEvents);
    });
  }
}
