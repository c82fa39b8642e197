import type { Subscription } from '@osta/subscription/subscription';
import { Gauge } from 'prom-client';

import type { Metrics } from './create-metrics.ts';

/** Lag and parking lot of every subscription, measured whenever somebody asks for the metrics. */
export function observeSubscriptions(
  subscriptions: readonly Subscription[],
  { registry }: Metrics,
): void {
  const labelNames = ['subscription'] as const;
  const registers = [registry];
  const seconds = new Gauge({
    name: 'subscription_lag_seconds',
    help: 'Age of the oldest event that a subscription has not applied yet',
    labelNames,
    registers,
  });
  const parked = new Gauge({
    name: 'subscription_parked_events',
    help: 'Events that wait for somebody to look at them',
    labelNames,
    registers,
  });
  const events = new Gauge({
    name: 'subscription_lag_events',
    help: 'Events that a subscription has not applied yet',
    labelNames,
    registers,
    // One question a subscription answers all three
    async collect() {
      await Promise.all(
        subscriptions.map(async (subscription) => {
          const { name, lag, parkedEvents } = await subscription.status();
          events.set({ subscription: name }, lag.events);
          seconds.set({ subscription: name }, lag.seconds);
          parked.set({ subscription: name }, parkedEvents);
        }),
      );
    },
  });
}
