import { ApplicationStatus } from '@osta/contracts/application/status';
import type { FactsInStatement } from '@osta/platform/handle';

import type { PublishingFacts } from '../domain/offering/publish-service.ts';
import { CatalogueRow } from './drafting-facts.ts';
import { readPublishingFacts } from './publishing-facts.sql.ts';

const Row = CatalogueRow.extend({ standing: ApplicationStatus.nullable() });

/** The facts for publishing a service, or a whole profile. */
export const publishingFacts: FactsInStatement<unknown, PublishingFacts> = {
  sql: readPublishingFacts,
  values: () => [],
  read: (row) => Row.parse(row),
};
