import type { RequestReceipt } from '@osta/contracts/request/api';
import type { RequestNotFound } from '@osta/contracts/request/refusals';
import { handle, type Handler } from '@osta/platform/handle';

import { serviceRequest } from '../domain/request/service-request.ts';
import { viewRequest as decide, type ViewRequest } from '../domain/request/view-request.ts';
import { receipt } from './receipt.ts';
import type { RequestStreams } from './request-streams.ts';

/** Records a professional's first look. Every later one is answered with where the request stands. */
export function viewRequest(
  requests: RequestStreams,
): Handler<ViewRequest, RequestReceipt, RequestNotFound> {
  const view = handle({
    streams: requests,
    fold: serviceRequest,
    decide,
    streamOf: ({ requestId }) => requestId,
    answer: receipt,
  });

  return async (command, context) => {
    const outcome = await view(command, context);
    if (outcome.ok) return outcome;
    const { refused } = outcome;
    if (refused.code !== 'ALREADY_VIEWED') return { ok: false, refused };

    const { requestId } = command;
    const { principal, key } = context.idempotency;
    const { state, version } = await requests.load(requestId, principal, key);
    if (state.status === 'none') throw new Error(`${requestId} was viewed and is not there`);
    return {
      ok: true,
      answer: { requestId, status: state.status, version, quoteId: null },
      version,
    };
  };
}
