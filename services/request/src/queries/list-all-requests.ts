import type { ServiceRequestId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { FoundRequests, ListAllRequestsQuery } from '@osta/contracts/request/admin-api';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { readCursor, writeCursor } from '@osta/platform/page-cursor';
import { readNamesFor } from '@osta/platform/people/read-names';
import { placeName } from '@osta/reference/names';
import type { Pool } from 'pg';

import type { WrittenRequest } from '../domain/request/service-request.ts';
import { countOffers, statusAt } from '../domain/request/standing.ts';
import { listAllRequestsSql } from './list-all-requests.sql.ts';
import { top } from './list-requests.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

export type ListAllRequests = (
  query: ListAllRequestsQuery,
  locale: Locale,
) => Promise<FoundRequests>;

interface FoundRow {
  readonly id: ServiceRequestId;
  readonly state: WrittenRequest;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Returns a query for one page of the requests of everybody, newest first. It opens no words of people. */
export function listAllRequests({ pool, clock }: Dependencies): ListAllRequests {
  return async ({ status, cursor, limit }, locale) => {
    const place = (cursor && readCursor(cursor)) || top;
    const { rows } = await pool.query<FoundRow>(listAllRequestsSql, [
      status ?? null,
      place.at,
      place.id,
      // One more row than asked for tells whether there is another page
      limit + 1,
    ]);
    const shown = rows.slice(0, limit);
    const [names, catalogue] = await Promise.all([
      readNamesFor(
        pool,
        shown.map(({ state }) => state.customerId),
        locale,
      ),
      readCatalogueNames(pool),
    ]);
    const now = clock.now();
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(({ id, state, created_at: created, updated_at: updated }) => ({
        id,
        status: statusAt(state, now),
        customer: names(state.customerId),
        serviceId: state.content.serviceId,
        serviceName: catalogue.ofService(state.content.serviceId, locale),
        placeName: placeName(state.content.placeId, locale),
        invitedCount: state.invitations.length,
        quoteCount: countOffers(state, now),
        createdAt: instant(created),
        updatedAt: instant(updated),
      })),
      nextCursor: last ? writeCursor({ at: instant(last.created_at), id: last.id }) : null,
    };
  };
}

function instant(date: Date): Instant {
  return Instant.parse(date.toISOString());
}
