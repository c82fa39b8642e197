/** The trace and the span in which an intention began, in hexadecimal. */
export interface TraceIds {
  readonly traceId: string;
  readonly spanId: string;
}

/**
 * Returns the trace and span ids of a correlation id. Both a UUID and a trace id have 128 bits. The request
 * that begins a correlation takes both ids from it, so any holder of an event can name the trace and span it
 * came from.
 */
export function traceIdsOf(correlationId: string): TraceIds {
  const traceId = correlationId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16) };
}

/** Returns them as a header, by W3C Trace Context: `00-<trace>-<span>-01`. */
export function traceparentOf(correlationId: string): string {
  const { traceId, spanId } = traceIdsOf(correlationId);
  return `00-${traceId}-${spanId}-01`;
}
