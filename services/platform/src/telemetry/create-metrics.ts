import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** The Prometheus metrics of one process. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds from the first byte of a request to its answer, by declared route. */
  readonly httpDuration: Histogram<'method' | 'route' | 'status'>;
  /** Events applied, redelivered, parked …, and failed attempts. */
  readonly subscriptionReports: Counter<'subscription' | 'kind'>;
  /** Messages between nodes: published, received, and gaps in which some may have been missed. */
  readonly realtimeReports: Counter<'kind'>;
  /** Registers a measurement that runs on every scrape, before the output is written. */
  onAsked(measure: () => Promise<unknown>): void;
  /** Returns all metrics in the text format. A measurement that fails keeps its last value. */
  read(): Promise<string>;
}

/** Creates metrics in a registry of their own, so that two hosts in one process count separately. */
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
      // Without a database some measurements fail, and the other metrics matter all the more
      await Promise.allSettled(measures.map((measure) => measure()));
      return registry.metrics();
    },
  };
}
