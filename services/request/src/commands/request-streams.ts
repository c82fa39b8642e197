import type { RequestEvent } from '@osta/contracts/request/events';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Append, Streams } from '@osta/event-store/streams';
import { sealedStreams } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { requestDeadlines } from '../domain/request/deadlines.ts';
import { serviceRequest, type ServiceRequest } from '../domain/request/service-request.ts';
import { linkProfessionals } from './link-professionals.sql.ts';

/** One stream per request; it holds the quotes of the request, too (ADR 3). */
export type RequestStreams = Streams<ServiceRequest, RequestEvent>;

/** The snapshot table of requests, and their topic. */
export const requestTable = { table: 'service_request', topic: 'request' } as const;

/**
 * Returns the streams of the service in its own schema. Text that people wrote is stored sealed.
 */
export function requestStreams(pool: Pool, schema: string, doorbell: Doorbell): RequestStreams {
  return sealedStreams<ServiceRequest, RequestEvent>({
    ...requestTable,
    pool,
    schema,
    source: '/osta/request',
    fold: serviceRequest,
    doorbell,
    deadlines: requestDeadlines,
    alongside: {
      sql: linkProfessionals,
      values: (append) => [newlyAsked(append), append.time],
    },
  });
}

function newlyAsked({ events }: Append<ServiceRequest, RequestEvent>): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'osta.request.professionals-invited' ? event.data.professionalIds : [],
  );
}
