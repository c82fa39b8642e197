/** The trace and the span that an intention began with, in hexadecimal. */
export interface TraceIds {
  readonly traceId: string;
  readonly spanId: string;
}

/**
 * An id of correlation is a UUID, and so is the name of a trace: 128 bits. The request that begins a correlation
 * takes both its ids from it, so whoever holds an event knows the trace and the span that it came from.
 */
export function traceIdsOf(correlationId: string): TraceIds {
  const traceId = correlationId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16) };
}

/** The same as a header, by W3C Trace Context: `00-<trace>-<span>-01`. */
export function traceparentOf(correlationId: string): string {
  const { traceId, spanId } = traceIdsOf(correlationId);
  return `00-${traceId}-${spanId}-01`;
}
