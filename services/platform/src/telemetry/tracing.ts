import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
  type IdGenerator,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { traceIdsOf, type TraceIds } from '@osta/contracts/trace-context';

/** Follows one intention through every process that it touches. */
export interface Tracing {
  /** Runs `work` inside the span of an HTTP request. */
  request(name: string, correlationId: string, work: (span: Span) => Promise<void>): Promise<void>;
  /** Runs `work` inside the span of one batch of events. */
  batch(name: string, events: readonly EventEnvelope[], work: () => Promise<void>): Promise<void>;
  /** Sends the buffered spans and stops. */
  stop(): Promise<void>;
}

export interface TracingOptions {
  readonly service: string;
  /** The collector: `http://collector:4318`. */
  readonly otlpUrl: string;
}

/** Starts tracing to an OpenTelemetry collector. */
export function startTracing({ service, otlpUrl }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', otlpUrl).href });
  return traceWith(service, new BatchSpanProcessor({ exporter }));
}

/** Creates tracing. The trace id is derived from the correlation id, so nothing has to be stored. */
export function traceWith(service: string, processor: SpanProcessor): Tracing {
  const ids = new CorrelatedIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [processor],
    idGenerator: ids,
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  const tracer: Tracer = provider.getTracer('osta');

  return {
    request(name, correlationId, work) {
      const span = ids.during(correlationId, () =>
        tracer.startSpan(name, { kind: SpanKind.SERVER }, ROOT_CONTEXT),
      );
      return runIn(span, () => work(span));
    },
    batch(name, events, work) {
      const origins = [...new Set(events.map((event) => event.correlationid))].map(originOf);
      const [parent] = origins;
      const around =
        parent && origins.length === 1 ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const links = origins.map((origin) => ({ context: origin }));
      const span = tracer.startSpan(name, { kind: SpanKind.CONSUMER, links }, around);
      return runIn(span, work);
    },
    stop: () => provider.shutdown(),
  };
}

async function runIn(span: Span, work: () => Promise<void>): Promise<void> {
  try {
    await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** Returns the span of the request that caused an event, in whatever process. */
function originOf(correlationId: string): SpanContext {
  return { ...traceIdsOf(correlationId), traceFlags: TraceFlags.SAMPLED, isRemote: true };
}

/** Generates random ids, except for the span started inside `during`. */
class CorrelatedIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #given: TraceIds | undefined;

  during<Result>(correlationId: string, start: () => Result): Result {
    this.#given = traceIdsOf(correlationId);
    try {
      return start();
    } finally {
      this.#given = undefined;
    }
  }

  generateTraceId(): string {
    return this.#given?.traceId ?? this.#random.generateTraceId();
  }

  generateSpanId(): string {
    return this.#given?.spanId ?? this.#random.generateSpanId();
  }
}
