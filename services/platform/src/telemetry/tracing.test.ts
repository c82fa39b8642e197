import { trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { v7 as uuidV7 } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';

import { traceWith } from './tracing.ts';

const exporter = new InMemorySpanExporter();
const tracing = traceWith('test', new SimpleSpanProcessor({ exporter }));

afterEach(() => exporter.reset());

function eventOf(correlationid: string): EventEnvelope {
  return madeEvent({ type: 'osta.request.quote-submitted', correlationid });
}

describe('a trace', () => {
  it('continues from the request to the handler of its event, by the event alone', async () => {
    const correlationId = uuidV7();
    await tracing.request('POST /api/requests', correlationId, async () => {});
    await tracing.batch('notification-list', [eventOf(correlationId)], async () => {});

    const [request, batch] = exporter.getFinishedSpans();
    expect(request?.spanContext().traceId).toBe(correlationId.replaceAll('-', ''));
    expect(batch?.spanContext().traceId).toBe(request?.spanContext().traceId);
    expect(batch?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  });

  it('is linked from a batch with events of many commands', async () => {
    const correlations = [uuidV7(), uuidV7()];
    await tracing.batch('notification-list', correlations.map(eventOf), async () => {});

    const [batch] = exporter.getFinishedSpans();
    expect(batch?.parentSpanContext).toBeUndefined();
    expect(batch?.links.map(({ context }) => context.traceId)).toEqual(
      correlations.map((each) => each.replaceAll('-', '')),
    );
  });

  it('shows failures and nested spans', async () => {
    const failing = tracing.request('GET /api/x', uuidV7(), async () => {
      trace.getTracer('test').startSpan('inside').end();
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    const [inside, request] = exporter.getFinishedSpans();
    expect(inside?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(request?.status.code).toBe(2);
  });
});
