import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { viewed, type TestEvent } from '@osta/event-store/testing/record-events';

/** Returns a made-up event of a request, recorded now. */
export function eventNow(
  streamId: string,
  version: number,
  content: TestEvent = viewed(),
): EventEnvelope {
  return madeEvent({
    ...content,
    source: '/osta/request',
    subject: streamId,
    streamversion: version,
    time: new Date().toISOString(),
  });
}
