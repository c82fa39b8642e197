import type { Logger } from 'pino';

import {
  createAccessLogger,
  createLogger,
  standardOutput,
  type LoggerOptions,
} from './create-logger.ts';
import { createMetrics, type Metrics } from './create-metrics.ts';
import { startTracing, type Tracing } from './tracing.ts';

/** Logs, metrics and traces of a process. */
export interface Telemetry {
  readonly log: Logger;
  /** One line per request. It holds nothing of a request but its id, so nothing is redacted. */
  readonly accessLog: Logger;
  readonly metrics: Metrics;
  /** `null` when no collector is configured: then no traces are made. */
  readonly tracing: Tracing | null;
}

export interface TelemetryOptions extends LoggerOptions {
  /** `null`: no traces. */
  readonly otlpUrl: string | null;
}

export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { name, otlpUrl, stream = standardOutput() } = options;
  return {
    log: createLogger({ ...options, stream }),
    accessLog: createAccessLogger({ ...options, stream }),
    metrics: createMetrics(),
    tracing: otlpUrl === null ? null : startTracing({ service: name, otlpUrl }),
  };
}
