import type { Logger } from 'pino';

import { createLogger, type LoggerOptions } from './create-logger.ts';
import { createMetrics, type Metrics } from './create-metrics.ts';
import { startTracing, type Tracing } from './tracing.ts';

/** How a process tells what it is doing. */
export interface Telemetry {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** `null` when nobody collects traces: then none are made. */
  readonly tracing: Tracing | null;
}

export interface TelemetryOptions extends LoggerOptions {
  /** `null`: no traces. */
  readonly otlpUrl: string | null;
}

export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { name, otlpUrl } = options;
  return {
    log: createLogger(options),
    metrics: createMetrics(),
    tracing: otlpUrl === null ? null : startTracing({ service: name, otlpUrl }),
  };
}
