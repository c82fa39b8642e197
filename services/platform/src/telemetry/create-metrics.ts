import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The measures of one process, in Prometheus' words. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds from the first byte of a request to its answer, by route as declared. */
  readonly httpDuration: Histogram<'method' | 'route' | 'status'>;
  readonly subscriptionLagEvents: Gauge<'subscription'>;
  readonly subscriptionLagSeconds: Gauge<'subscription'>;
  readonly parkedEvents: Gauge<'subscription'>;
}

/** A registry of its own, so that two hosts in one process do not count together. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    httpDuration: new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    subscriptionLagEvents: new Gauge({
      name: 'subscription_lag_events',
      help: 'Events that a subscription has not applied yet',
      labelNames: ['subscription'],
      registers,
    }),
    subscriptionLagSeconds: new Gauge({
      name: 'subscription_lag_seconds',
      help: 'Age of the oldest event that a subscription has not applied yet',
      labelNames: ['subscription'],
      registers,
    }),
    parkedEvents: new Gauge({
      name: 'subscription_parked_events',
      help: 'Events that wait for somebody to look at them',
      labelNames: ['subscription'],
      registers,
    }),
  };
}
