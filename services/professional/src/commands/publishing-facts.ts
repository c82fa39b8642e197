import { ApplicationStatus } from '@osta/contracts/application/status';
import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { PublishingFacts, PublishService } from '../domain/offering/publish-service.ts';
import { readStanding } from './publishing-facts.sql.ts';

const Row = z.object({ standing: ApplicationStatus.nullable() });

/** The facts for publishing a service. */
export const publishingFacts: FactsInStatement<PublishService, PublishingFacts> = {
  sql: readStanding,
  values: () => [],
  read: (row) => Row.parse(row),
};
