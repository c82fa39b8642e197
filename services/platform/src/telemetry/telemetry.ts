import type { Logger } from 'pino';

import {
  createAccessLogger,
  createLogger,
  standardOutput,
  type LoggerOptions,
} from './create-logger.ts';
import { createMetrics, type Metrics } from './create-metrics.ts';
import { startTracing, type Tracing } from './tracing.ts';

/** How a process tells what it is doing. */
export interface Telemetry {
  readonly log: Logger;
  /** One line a request. Nothing of a request but its name is in it, so nothing is searched for secrets. */
  readonly accessLog: Logger;
  readonly metrics: Metrics;
  /** `null` when nobody collects traces: then none are made. */
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
