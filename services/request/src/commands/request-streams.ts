import type { RequestEvent } from '@osta/contracts/request/events';
import type { Doorbell } from '@osta/event-store/doorbell';
import { postgresStreams } from '@osta/event-store/postgres-streams';
import type { Append, Streams } from '@osta/event-store/streams';
import type { Pool } from 'pg';

import { serviceRequest, type ServiceRequest } from '../domain/request/service-request.ts';
import { linkProfessionals } from './link-professionals.sql.ts';

/** One stream per request; its quotes live in it (ADR 3). */
export type RequestStreams = Streams<ServiceRequest, RequestEvent>;

/** The streams of the service, on its own schema. */
export function requestStreams(pool: Pool, schema: string, doorbell: Doorbell): RequestStreams {
  return postgresStreams<ServiceRequest, RequestEvent>({
    pool,
    schema,
    table: 'service_request',
    topic: 'request',
    source: '/osta/request',
    initial: serviceRequest.initial,
    doorbell,
    alongside: {
      sql: linkProfessionals,
      values: (append) => [newlyAsked(append), append.time],
    },
  });
}

function newlyAsked({ events }: Append<ServiceRequest, RequestEvent>): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'osta.request.professionals-invited.v1' ? event.data.professionalIds : [],
  );
}
