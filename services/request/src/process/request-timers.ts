import { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import { rebuildTimers } from '@osta/event-store/rebuild-timers';
import type { ServiceTimers, TimerCommand } from '@osta/platform/timers/timer-command';
import type { Pool } from 'pg';

import { requestTable } from '../commands/request-streams.ts';
import type { SystemCommands } from '../commands/system-commands.ts';
import { requestDeadlines, type RequestDeadline } from '../domain/request/deadlines.ts';

/**
 * Returns the timers of requests; `deadlinesOf` says when they fire.
 *
 * @param schema of the service
 */
export function requestTimers(
  { expireRequest, expireQuote, failAward }: SystemCommands,
  background: Pool,
  schema: string,
): ServiceTimers {
  const commands: Readonly<Record<RequestDeadline['name'], TimerCommand>> = {
    'expire-request': ({ streamId }, context) =>
      expireRequest.issue({ requestId: ServiceRequestId.parse(streamId) }, context),
    'expire-quote': ({ streamId, about }, context) =>
      expireQuote.issue(
        { requestId: ServiceRequestId.parse(streamId), quoteId: QuoteId.parse(about) },
        context,
      ),
    'fail-award': ({ streamId, about }, context) =>
      failAward.issue(
        {
          requestId: ServiceRequestId.parse(streamId),
          quoteId: QuoteId.parse(about),
          alternatives: [],
        },
        context,
      ),
  };
  const tables = { ...requestTable, pool: background, schema };
  return {
    commands,
    rebuild: () => rebuildTimers({ ...tables, deadlines: requestDeadlines }),
  };
}
