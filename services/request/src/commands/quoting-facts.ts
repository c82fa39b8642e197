import { ApplicationStatus } from '@osta/contracts/application/status';
import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { RequestPolicy } from '../domain/request/request-policy.ts';
import type { QuotingFacts, SubmitQuote } from '../domain/request/submit-quote.ts';
import { readQuotingFacts } from './quoting-facts.sql.ts';

const Row = z.object({ hidden_as: ApplicationStatus.nullable() });

/** Returns the facts for quoting, from the service's own copies. */
export function quotingFacts(policy: RequestPolicy): FactsInStatement<SubmitQuote, QuotingFacts> {
  return {
    sql: readQuotingFacts,
    values: () => [],
    read: (row) => ({ policy, hiddenAs: Row.parse(row).hidden_as }),
  };
}
