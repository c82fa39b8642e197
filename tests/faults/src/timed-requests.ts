import { CorrelationId, IdempotencyKey } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import type { RequestEvent } from '@osta/contracts/request/events';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { requestAggregate } from '@osta/request/commands/request-aggregate';
import { serviceRequest } from '@osta/request/domain/request/service-request';
import {
  drafted,
  invited,
  quoted,
  quotedByNadia,
  submitted,
} from '@osta/request/testing/leaking-sink';
import { Pool } from 'pg';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';

const second = 1000;

/**
 * Writes requests with two offers each. The offers expire one after the other, before the request does.
 *
 * @param firstDue returns when the first timer of a request is due, by the request's number
 */
export async function writeTimedRequests(
  url: string,
  count: number,
  firstDue: (number: number) => Instant,
): Promise<void> {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    options: '-c search_path=request',
  });
  const { streams } = requestAggregate.over(pool, memoryDoorbell());
  for (let number = 0; number < count; number += 1) {
    const due = firstDue(number);
    const events: readonly [RequestEvent, ...RequestEvent[]] = [
      drafted,
      { ...submitted, data: { expiresAt: later(due, 2 * second) } },
      invited,
      lasting(quoted, due),
      lasting(quotedByNadia, later(due, second)),
    ];
    const key = IdempotencyKey.parse(uuidv4());
    await streams.append({
      streamId: uuidv7(),
      expected: 0,
      events,
      before: serviceRequest.initial,
      state: events.reduce(serviceRequest.evolve, serviceRequest.initial),
      actor: 'system',
      time: Instant.parse(new Date().toISOString()),
      correlationId: CorrelationId.parse(uuidv4()),
      causationId: key,
      idempotency: { principal: 'system', key, requestHash: 'none' },
      answer: null,
    });
  }
  await pool.end();
}

/** An offer that is valid until a time. */
function lasting(offer: typeof quoted, validUntil: Instant): RequestEvent {
  return { ...offer, data: { ...offer.data, terms: { ...offer.data.terms, validUntil } } };
}
