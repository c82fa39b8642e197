import { ApplicationStatus } from '@osta/contracts/application/status';
import type { FactsInStatement } from '@osta/platform/handle';

import type { PublishingFacts, PublishService } from '../domain/offering/publish-service.ts';
import { CatalogueRow } from './drafting-facts.ts';
import { readPublishingFacts } from './publishing-facts.sql.ts';

const Row = CatalogueRow.extend({ standing: ApplicationStatus.nullable() });

/** The facts for publishing a service. */
export const publishingFacts: FactsInStatement<PublishService, PublishingFacts> = {
  sql: readPublishingFacts,
  values: () => [],
  read(row) {
    const { standing, hidden_services: hiddenServices } = Row.parse(row);
    return { standing, hiddenServices };
  },
};
