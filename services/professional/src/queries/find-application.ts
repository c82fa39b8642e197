import type { ApplicationView } from '@osta/contracts/application/api';
import type { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { readStream } from '@osta/event-store/read-events';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { openEvents } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import type { ApplicationPolicy } from '../domain/application/application-policy.ts';
import type { Application } from '../domain/application/application.ts';
import type { FileLinks } from '../files/file-links.ts';
import { applicationHistory } from './application-history.ts';
import { applicationView, type ApplicationReader } from './application-view.ts';
import { findApplicationOf, readNames } from './find-application.sql.ts';
import { openApplication } from './open-application.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly schema: string;
  readonly policy: ApplicationPolicy;
  readonly clock: Clock;
  readonly links: Pick<FileLinks, 'pathOf'>;
}

interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: Application;
  readonly committed_at: Date | null;
  readonly applicant_name: string | null;
  readonly reviewer_name: string | null;
}

export type FindApplication = (
  applicantId: UserId,
  reader: ApplicationReader,
  locale: Locale,
) => Promise<ApplicationView | null>;

/**
 * Returns a query for the application of a person; null if there is none. An admin sees it from its
 * first submission on, with its history.
 */
export function findApplication(dependencies: Dependencies): FindApplication {
  const { pool, schema, policy, clock, links } = dependencies;

  return async (applicantId, reader, locale) => {
    const { rows } = await pool.query<Row>({ ...findApplicationOf, values: [applicantId] });
    const [row] = rows;
    if (!row || row.state.status === 'none') return null;
    const { id, version, state, committed_at: committedAt } = row;
    if (reader.as === 'admin' && state.submittedAt === null) return null;

    const [application, catalogue, history] = await Promise.all([
      openApplication(pool, state),
      readCatalogueNames(pool),
      reader.as === 'admin' ? readHistory(id, version) : [],
    ]);
    const read = {
      application,
      version,
      committedAt: committedAt && Instant.parse(committedAt.toISOString()),
      applicantName: row.applicant_name ?? '',
      reviewerName: row.reviewer_name ?? '',
      catalogue,
      history: applicationHistory(history, applicantId, await namesIn(history)),
      pathOf: (fileId: string) => links.pathOf({ applicantId, fileId, readerId: reader.id }),
    };
    return applicationView(read, reader.as, policy, locale, clock.now());
  };

  async function readHistory(id: string, version: number): ReturnType<typeof openEvents> {
    return openEvents(pool, await readStream(pool, schema, id, 1, version), ['application']);
  }

  async function namesIn(
    events: Awaited<ReturnType<typeof openEvents>>,
  ): Promise<(id: string) => string> {
    const people = new Set(events.map(({ actor }) => actor).filter((actor) => actor !== 'system'));
    if (people.size === 0) return () => '';
    const { rows } = await pool.query<{ readonly id: string; readonly full_name: string }>({
      ...readNames,
      values: [[...people]],
    });
    const names = new Map(rows.map(({ id, full_name: fullName }) => [id, fullName]));
    return (id) => names.get(id) ?? '';
  }
}
