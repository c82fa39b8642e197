import { EventEnvelope } from '@osta/contracts/envelope';
import { viewed, type TestEvent } from '@osta/event-store/testing/record-events';
import { v7 as uuidv7 } from 'uuid';

/** A made-up event, in the form in which the event table returns it. */
export function madeEvent(
  streamId: string,
  version: number,
  content: TestEvent = viewed(),
): EventEnvelope {
  return EventEnvelope.parse({
    specversion: '1.0',
    id: uuidv7(),
    source: '/osta/request',
    ...content,
    subject: streamId,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    streamversion: version,
    correlationid: uuidv7(),
    causationid: uuidv7(),
    actor: 'system',
  });
}
