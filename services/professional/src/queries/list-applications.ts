import type {
  ApplicationPage,
  ApplicationSummary,
  ListApplicationsQuery,
} from '@osta/contracts/application/api';
import type { UserId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import {
  readCatalogueNames,
  type CatalogueNames,
} from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { earliestPlace, readCursor, writeCursor } from '@osta/platform/page-cursor';
import type { PlaceId } from '@osta/reference/place-id';
import { placeList } from '@osta/reference/place-list';
import type { Pool } from 'pg';

import type { StartedApplication } from '../domain/application/application.ts';
import { personQuery } from '../search/profile-words.ts';
import { listApplicationsSql } from './list-applications.sql.ts';

export type ListApplications = (
  query: ListApplicationsQuery,
  adminId: UserId,
  locale: Locale,
) => Promise<ApplicationPage>;

interface Row {
  readonly id: string;
  /** Only what was sent in is listed. */
  readonly state: StartedApplication & { readonly submittedAt: Instant };
  readonly updated_at: Date;
  readonly applicant_name: string;
  readonly reviewer_name: string | null;
}

/** Returns the query for a page of the queue of admins. */
export function listApplications(pool: Pool, clock: Clock): ListApplications {
  return async (query, adminId, locale) => {
    const { status, q, assigned, hasRenewal = false, categoryId, placeId } = query;
    const { waitingDays, cursor, limit } = query;
    const place = (cursor && readCursor(cursor)) || earliestPlace;
    const reading = pool.query<Row>({
      text: listApplicationsSql,
      values: [
        status ?? null,
        personQuery(q),
        assigned === 'me' ? adminId : null,
        assigned === 'nobody',
        place.at,
        place.id,
        // One more row than asked for tells whether there is another page
        limit + 1,
        hasRenewal,
        categoryId ?? null,
        placeId === undefined ? null : withPartsOf(placeId),
        waitingDays === undefined ? null : later(clock.now(), -waitingDays * day),
      ],
    });
    const [{ rows }, catalogue] = await Promise.all([reading, readCatalogueNames(pool)]);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => summaryOf(row, catalogue, locale)),
      nextCursor: last ? writeCursor({ at: last.state.submittedAt, id: last.id }) : null,
    };
  };
}

const day = 86_400_000;

/** Returns a town with its neighbourhoods; a neighbourhood alone. */
function withPartsOf(placeId: PlaceId): readonly string[] {
  return placeList
    .filter(({ id, parent }) => id === placeId || parent === placeId)
    .map(({ id }) => id);
}

function summaryOf(row: Row, catalogue: CatalogueNames, locale: Locale): ApplicationSummary {
  const { applicantId, status, round, content, submittedAt, reviewerId, documents } = row.state;
  return {
    applicantId,
    fullName: row.applicant_name,
    status,
    round,
    categories: content.categoryIds.map((id) => ({ id, name: catalogue.ofTrade(id, locale) })),
    submittedAt,
    updatedAt: Instant.parse(row.updated_at.toISOString()),
    reviewer: reviewerId === null ? null : { id: reviewerId, fullName: row.reviewer_name ?? '' },
    documentsWaiting: documents.filter(({ review }) => review === 'waiting').length,
  };
}
