import type {
  ApplicationPage,
  ApplicationSummary,
  ListApplicationsQuery,
} from '@osta/contracts/application/api';
import type { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { PageCursor } from '@osta/contracts/page';
import { categoryName } from '@osta/contracts/reference/names';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { StartedApplication } from '../domain/application/application.ts';
import { listApplicationsSql } from './list-applications.sql.ts';

export type ListApplications = (
  query: ListApplicationsQuery,
  adminId: UserId,
  locale: Locale,
) => Promise<ApplicationPage>;

interface Row {
  readonly id: string;
  readonly state: StartedApplication;
  readonly updated_at: Date;
  readonly applicant_name: string;
  readonly reviewer_name: string | null;
}

const Written = z.tuple([Instant, z.uuid()]);

/** Sorts before every application: the first page begins here. */
const beginning = ['', '00000000-0000-0000-0000-000000000000'] as const;

/** Reads the cursor of a page; `undefined` if this list did not write it. */
export function readApplicationCursor(cursor: string): z.infer<typeof Written> | undefined {
  return Written.safeParse(Buffer.from(cursor, 'base64url').toString('latin1').split(' ')).data;
}

function writeCursor({ id, state }: Row): PageCursor {
  return PageCursor.parse(Buffer.from(`${state.submittedAt} ${id}`).toString('base64url'));
}

/** Returns the query for a page of the queue of admins. */
export function listApplications(pool: Pool): ListApplications {
  return async ({ status, q, assigned, cursor, limit }, adminId, locale) => {
    const [after, afterId] = (cursor && readApplicationCursor(cursor)) || beginning;
    const { rows } = await pool.query<Row>({
      text: listApplicationsSql,
      values: [
        status ?? null,
        q === undefined || q === '' ? null : `%${q.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`,
        assigned === 'me' ? adminId : null,
        assigned === 'nobody',
        after,
        afterId,
        // One more row than asked for tells whether there is another page
        limit + 1,
      ],
    });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => summaryOf(row, locale)),
      nextCursor: last ? writeCursor(last) : null,
    };
  };
}

function summaryOf(row: Row, locale: Locale): ApplicationSummary {
  const { applicantId, status, round, content, submittedAt, reviewerId, documents } = row.state;
  return {
    applicantId,
    fullName: row.applicant_name,
    status,
    round,
    categories: content.categoryIds.map((id) => ({ id, name: categoryName(id, locale) })),
    submittedAt,
    updatedAt: Instant.parse(row.updated_at.toISOString()),
    reviewer: reviewerId === null ? null : { id: reviewerId, fullName: row.reviewer_name ?? '' },
    documentsWaiting: documents.filter(({ review }) => review === 'waiting').length,
  };
}
