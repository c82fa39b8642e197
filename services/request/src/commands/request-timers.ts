import { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import { rebuildTimers } from '@osta/event-store/rebuild-timers';
import { handle } from '@osta/platform/handle';
import type { ServiceTimers, TimerCommand } from '@osta/platform/timers/timer-command';
import type { Pool } from 'pg';

import type { RequestDeadline } from '../domain/request/deadlines.ts';
import { expireQuote } from '../domain/request/expire-quote.ts';
import { expireRequest } from '../domain/request/expire-request.ts';
import { failAward } from '../domain/request/fail-award.ts';
import { serviceRequest } from '../domain/request/service-request.ts';
import { receipt } from './receipt.ts';
import { requestDeadlines, requestTable, type RequestStreams } from './request-streams.ts';

/** What happens to requests when time alone ends something: `deadlinesOf` says when. */
export function requestTimers(
  requests: RequestStreams,
  background: Pool,
  schema: string,
): ServiceTimers {
  const wiring = {
    streams: requests,
    fold: serviceRequest,
    streamOf: ({ requestId }: { readonly requestId: ServiceRequestId }) => requestId,
    answer: receipt,
  };
  const expireRequestNow = handle({ ...wiring, decide: expireRequest });
  const expireQuoteNow = handle({ ...wiring, decide: expireQuote });
  const failAwardNow = handle({ ...wiring, decide: failAward });

  const commands: Readonly<Record<RequestDeadline['name'], TimerCommand>> = {
    'expire-request': ({ streamId }, context) =>
      expireRequestNow({ requestId: ServiceRequestId.parse(streamId) }, context),
    'expire-quote': ({ streamId, about }, context) =>
      expireQuoteNow(
        { requestId: ServiceRequestId.parse(streamId), quoteId: QuoteId.parse(about) },
        context,
      ),
    'fail-award': ({ streamId, about }, context) =>
      failAwardNow(
        {
          requestId: ServiceRequestId.parse(streamId),
          quoteId: QuoteId.parse(about),
          alternatives: [],
        },
        context,
      ),
  };
  return {
    commands,
    rebuild: () =>
      rebuildTimers({
        ...requestTable,
        pool: background,
        schema,
        deadlines: requestDeadlines,
      }),
  };
}
