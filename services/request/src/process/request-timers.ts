import { QuoteId, ServiceRequestId } from '@osta/contracts/ids';
import type { TimerCommands } from '@osta/platform/timers/timer-command';

import type { SystemCommands } from '../commands/system-commands.ts';
import type { RequestDeadline } from '../domain/request/deadlines.ts';

/**
 * Returns the timers of requests; `deadlinesOf` says when they fire.
 */
export function requestTimers({
  expireRequest,
  expireQuote,
  failAward,
}: SystemCommands): TimerCommands<RequestDeadline['name']> {
  return {
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
          bookingId: null,
          reason: 'too-late',
          alternatives: [],
        },
        context,
      ),
  };
}
