import { internalCommand } from '@osta/platform/aggregate';
import type { Pool } from 'pg';

import { abandonQuote } from '../domain/request/abandon-quote.ts';
import { abandonRequest } from '../domain/request/abandon-request.ts';
import { awardRequest } from '../domain/request/award-request.ts';
import { expireQuote } from '../domain/request/expire-quote.ts';
import { expireRequest } from '../domain/request/expire-request.ts';
import { failAward } from '../domain/request/fail-award.ts';
import { fulfilRequest } from '../domain/request/fulfil-request.ts';
import { reopenRequest } from '../domain/request/reopen-request.ts';
import type { RequestPolicy } from '../domain/request/request-policy.ts';
import { reopeningFacts } from './reopening-facts.ts';
import type { RequestAggregate } from './request-aggregate.ts';

/** Commands that the product itself issues, from timers and process managers. */
export type SystemCommands = ReturnType<typeof systemCommands>;

/**
 * Declares the system commands. They have no HTTP route, and their deciders accept the actor
 * `system` only.
 */
export function systemCommands(requests: RequestAggregate, policy: RequestPolicy, pool: Pool) {
  return {
    abandonRequest: internalCommand(requests, { name: 'abandonRequest', decide: abandonRequest }),
    abandonQuote: internalCommand(requests, { name: 'abandonQuote', decide: abandonQuote }),
    awardRequest: internalCommand(requests, { name: 'awardRequest', decide: awardRequest }),
    failAward: internalCommand(requests, { name: 'failAward', decide: failAward }),
    reopenRequest: internalCommand(requests, {
      name: 'reopenRequest',
      decide: reopenRequest,
      facts: reopeningFacts(pool, policy),
    }),
    fulfilRequest: internalCommand(requests, { name: 'fulfilRequest', decide: fulfilRequest }),
    expireQuote: internalCommand(requests, { name: 'expireQuote', decide: expireQuote }),
    expireRequest: internalCommand(requests, { name: 'expireRequest', decide: expireRequest }),
  };
}
