import type { ServiceRequestId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { RequestView } from '@osta/contracts/request/api';
import type { RequestNotFound } from '@osta/contracts/request/refusals';
import { readStream } from '@osta/event-store/read-events';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { refuse, type Refused } from '@osta/platform/decider';
import { readNamesFor } from '@osta/platform/people/read-names';
import { openEvents } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import type { ServiceRequest } from '../domain/request/service-request.ts';
import { findRequest } from './get-request.sql.ts';
import { openRequests } from './open-requests.ts';
import { roleOf, type Reader } from './reader.ts';
import { happened, type Happened } from './request-history.ts';
import { requestView } from './request-view.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly schema: string;
  readonly clock: Clock;
}

/** Written by the event store alone: the state is the fold of the stream. */
interface RequestRow {
  readonly version: number;
  readonly state: ServiceRequest;
  readonly created_at: Date;
  readonly photo_ids: readonly string[];
  readonly is_reader_hidden: boolean;
}

type Found = { readonly ok: true; readonly view: RequestView } | Refused<RequestNotFound>;

export type GetRequest = (
  requestId: ServiceRequestId,
  reader: Reader,
  locale: Locale,
) => Promise<Found>;

/**
 * Returns a query for one request as this reader may see it: state, names, and the history from its
 * own events.
 */
export function getRequest({ pool, schema, clock }: Dependencies): GetRequest {
  /** Opens the reasons alone: the other words of a request are read from its state. */
  async function eventsOf(requestId: ServiceRequestId, version: number): Promise<Happened[]> {
    const events = await readStream(pool, schema, requestId, 1, version);
    const reasoned = events.filter(({ data }) => 'reason' in data && data['reason'] !== '');
    const opened = new Map(
      (await openEvents(pool, reasoned, ['request'])).map((event) => [event.id, event]),
    );
    return events.map((event) => happened(opened.get(event.id) ?? event));
  }

  return async (requestId, reader, locale) => {
    const { rows } = await pool.query<RequestRow>({
      ...findRequest,
      values: [requestId, reader.userId],
    });
    const [row] = rows;
    const request = row?.state;
    const role = request && request.status !== 'none' ? roleOf(request, reader) : undefined;
    if (!row || !request || request.status === 'none' || !role) {
      return refuse({ code: 'REQUEST_NOT_FOUND' });
    }

    const { version } = row;
    const [events, names, catalogue, [readable = request]] = await Promise.all([
      eventsOf(requestId, version),
      readNamesFor(
        pool,
        [request.customerId, ...request.invitations.map(({ professionalId }) => professionalId)],
        locale,
      ),
      readCatalogueNames(pool),
      openRequests(pool, [request]),
    ]);
    const createdAt = Instant.parse(row.created_at.toISOString());
    const file = {
      id: requestId,
      version,
      request: readable,
      createdAt,
      events,
      names,
      catalogue,
      keptPhotos: row.photo_ids,
      isReaderHidden: row.is_reader_hidden,
    };
    return { ok: true, view: requestView(file, role, reader, locale, clock.now()) };
  };
}
