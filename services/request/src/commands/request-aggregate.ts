import type { ServiceRequestId, UserId } from '@osta/contracts/ids';
import { requestContract } from '@osta/contracts/request/contract';
import type { RequestEvent } from '@osta/contracts/request/events';
import type { Append } from '@osta/event-store/streams';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { isClosedFor } from '../domain/request/closed-for.ts';
import { requestDeadlines } from '../domain/request/deadlines.ts';
import { serviceRequest, type ServiceRequest } from '../domain/request/service-request.ts';
import { linkPhotos } from './link-photos.sql.ts';
import { linkProfessionals } from './link-professionals.sql.ts';
import { receipt } from './receipt.ts';

/** Names the request that a command addresses. */
interface OnRequest {
  readonly requestId: ServiceRequestId;
}

/** One stream per request; it holds the quotes of the request, too (ADR 3). Every command answers a receipt. */
export const requestAggregate = defineAggregate({
  contract: requestContract,
  topic: 'request',
  table: 'service_request',
  fold: serviceRequest,
  deadlines: requestDeadlines,
  streamOf: ({ requestId }: OnRequest) => requestId,
  answer: receipt,
  alongside: {
    sql: `${linkProfessionals}, ${linkPhotos}`,
    values: (append) => {
      const moved = movedIn(append);
      return [
        newlyAsked(append),
        append.time,
        moved.map(({ professionalId }) => professionalId),
        moved.map(({ hasDeclined }) => hasDeclined),
        moved.map(({ isClosed }) => isClosed),
        newlyShown(append),
      ];
    },
  },
});

export type RequestAggregate = AggregateOf<typeof requestAggregate>;

function newlyAsked({ events }: Append<ServiceRequest, RequestEvent>): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'osta.request.professionals-invited' ? event.data.professionalIds : [],
  );
}

/** Returns the photos of a content that is written now; null if it stays as it is. */
function newlyShown({ events }: Append<ServiceRequest, RequestEvent>): readonly string[] | null {
  const written = events.flatMap((event) =>
    event.type === 'osta.request.service-request-drafted' ||
    event.type === 'osta.request.service-request-revised'
      ? [event.data.content.photoIds]
      : [],
  );
  return written.at(-1) ?? null;
}

interface Standing {
  readonly professionalId: UserId;
  readonly hasDeclined: boolean;
  readonly isClosed: boolean;
}

/** Returns the professionals who were asked before and for whom the request is over now, or no longer. */
function movedIn({ before, state }: Append<ServiceRequest, RequestEvent>): readonly Standing[] {
  const earlier = new Map(standingsOf(before).map((each) => [each.professionalId, each]));
  return standingsOf(state).filter(({ professionalId, hasDeclined, isClosed }) => {
    const known = earlier.get(professionalId);
    return known && (known.hasDeclined !== hasDeclined || known.isClosed !== isClosed);
  });
}

function standingsOf(request: ServiceRequest): readonly Standing[] {
  if (request.status === 'none') return [];
  return request.invitations.map(({ professionalId, hasDeclined }) => ({
    professionalId,
    hasDeclined,
    isClosed: isClosedFor(request, professionalId),
  }));
}
