import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** The measures of one process, in Prometheus' words. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds from the first byte of a request to its answer, by route as declared. */
  readonly httpDuration: Histogram<'method' | 'route' | 'status'>;
  /** Events that were applied, redelivered, parked …, and tries that failed. */
  readonly subscriptionReports: Counter<'subscription' | 'kind'>;
  /** Messages between nodes: published, heard, and times when some may have been missed. */
  readonly realtimeReports: Counter<'kind'>;
  /** Has something measured whenever somebody asks, before any of it is written down. */
  onAsked(measure: () => Promise<unknown>): void;
  /** Everything, in the text format. A measure that fails keeps the value it had. */
  read(): Promise<string>;
}

/** A registry of its own, so that two hosts in one process do not count together. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const measures: (() => Promise<unknown>)[] = [];
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
    subscriptionReports: new Counter({
      name: 'subscription_reports_total',
      help: 'What subscriptions did with events, by kind',
      labelNames: ['subscription', 'kind'],
      registers,
    }),
    realtimeReports: new Counter({
      name: 'realtime_reports_total',
      help: 'Messages between nodes, by kind',
      labelNames: ['kind'],
      registers,
    }),
    onAsked(measure) {
      measures.push(measure);
    },
    async read() {
      // Without a database nothing new is known of it, and the rest is wanted all the more
      await Promise.allSettled(measures.map((measure) => measure()));
      return registry.metrics();
    },
  };
}
