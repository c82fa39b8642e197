import type { EventEnvelope } from '@osta/contracts/envelope';
import { publishedEvent } from '@osta/contracts/published-event';
import { traceparentOf } from '@osta/contracts/trace-context';
import type { Message } from 'kafkajs';

/** A message whose value is text. */
export interface TextMessage extends Message {
  readonly key: string;
  readonly value: string;
}

/**
 * Returns an event as a message: CloudEvents 1.0 in structured mode, by the Kafka binding. The key is the
 * stream; the trace is the one of the intention that caused the event.
 */
export function messageOf(event: EventEnvelope): TextMessage {
  return {
    key: event.subject,
    value: JSON.stringify(publishedEvent(event)),
    headers: {
      'content-type': 'application/cloudevents+json',
      traceparent: traceparentOf(event.correlationid),
    },
  };
}
