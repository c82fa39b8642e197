import type { EventEnvelope } from '@osta/contracts/envelope';
import type { EventContent } from '@osta/contracts/event-content';
import { UserId } from '@osta/contracts/ids';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { v7 as uuidv7 } from 'uuid';

/** The id of a new user. */
export function newUser(): UserId {
  return UserId.parse(uuidv7());
}

/** The data of a quote. With the professional as the actor, it notifies the customer and nobody else. */
export function quoteContent(customerId: UserId, professionalId: UserId): EventContent {
  return {
    type: 'osta.request.quote-submitted',
    data: {
      quoteId: uuidv7(),
      customerId,
      professionalId,
      serviceId: 'plumbing.leak',
      quoteVersion: 1,
      terms: {
        price: { kind: 'fixed', amount: 90_000 },
        proposedStart: '2026-03-02T08:00:00.000Z',
        validUntil: '2026-03-04T08:00:00.000Z',
        note: '',
      },
    },
  };
}

/** A quote as the log delivers it: the first event of a stream of its own. */
export function madeQuote(customerId: UserId, professionalId: UserId, time: Date): EventEnvelope {
  return madeEvent({
    ...quoteContent(customerId, professionalId),
    time: time.toISOString(),
    actor: professionalId,
  });
}
