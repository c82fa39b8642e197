import type { ServiceRequestId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { ListRequestsQuery, RequestPage } from '@osta/contracts/request/api';
import type { RequestStatus } from '@osta/contracts/request/status';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { readCursor, writeCursor, type Place } from '@osta/platform/page-cursor';
import { readNamesFor } from '@osta/platform/people/read-names';
import type { Pool } from 'pg';

import { endedStatuses } from '../domain/request/closed-for.ts';
import type { WrittenRequest } from '../domain/request/service-request.ts';
import {
  listActiveAsProfessional,
  listAllAsProfessional,
  listAsCustomer,
  listEndedAsProfessional,
} from './list-requests.sql.ts';
import { openRequests } from './open-requests.ts';
import { counterpartsOf, requestSummary } from './request-summary.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

export type ListRequests = (
  query: ListRequestsQuery,
  userId: UserId,
  locale: Locale,
) => Promise<RequestPage>;

interface ListedRow {
  readonly id: ServiceRequestId;
  readonly state: WrittenRequest;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly listed_at: Date;
}

type Part = NonNullable<ListRequestsQuery['status']>;

const statuses: { readonly [Which in Part]: readonly RequestStatus[] } = {
  active: ['draft', 'open', 'quoted', 'awarding', 'awarded'],
  ended: endedStatuses,
};

const asCustomer = { name: 'request.list-as-customer', text: listAsCustomer } as const;

const asProfessional = {
  active: { name: 'request.list-active-as-professional', text: listActiveAsProfessional },
  ended: { name: 'request.list-ended-as-professional', text: listEndedAsProfessional },
  all: { name: 'request.list-all-as-professional', text: listAllAsProfessional },
} as const;

/** The cursor before the first item: later than any time, with the greatest id. */
export const top = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

/**
 * Returns a query for one page of the reader's requests: those they sent, or those they were
 * invited to. A request that goes on for others has ended for a professional who declined it or was
 * not chosen.
 */
export function listRequests({ pool, clock }: Dependencies): ListRequests {
  return async ({ role, status, cursor, limit }, userId, locale) => {
    const place: Place | typeof top = (cursor && readCursor(cursor)) || top;
    // One more row than asked for tells whether there is another page
    const values = [userId, place.at, place.id, limit + 1];
    const { rows } = await pool.query<ListedRow>(
      role === 'professional'
        ? { ...asProfessional[status ?? 'all'], values }
        : { ...asCustomer, values: [...values, status === undefined ? null : statuses[status]] },
    );
    const shown = rows.slice(0, limit);
    const [names, catalogue, requests] = await Promise.all([
      readNamesFor(
        pool,
        shown.flatMap(({ state }) => counterpartsOf(state, role)),
        locale,
      ),
      readCatalogueNames(pool),
      openRequests(
        pool,
        shown.map(({ state }) => state),
      ),
    ]);
    const now = clock.now();
    const last = rows.length > limit ? shown.at(-1) : undefined;

    return {
      items: shown.map(({ id, state, created_at: created, updated_at: updated }, n) => {
        const request = requests[n] ?? state;
        const listed = { id, request, createdAt: instant(created), updatedAt: instant(updated) };
        return requestSummary(listed, role, userId, { names, catalogue }, locale, now);
      }),
      nextCursor: last ? writeCursor({ at: instant(last.listed_at), id: last.id }) : null,
    };
  };
}

function instant(date: Date): Instant {
  return Instant.parse(date.toISOString());
}
