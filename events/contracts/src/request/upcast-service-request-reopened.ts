import type { ServiceRequestReopenedV1 } from './service-request-reopened.v1.ts';
import type { ServiceRequestReopenedV2 } from './service-request-reopened.v2.ts';

/**
 * Upcasts version 1, which did not name the quotes that stand again: the list is empty. The fold of a
 * request does not need it, because it knows which quotes were not selected.
 */
export function upcastServiceRequestReopened({
  data,
}: ServiceRequestReopenedV1): ServiceRequestReopenedV2 {
  return {
    type: 'osta.request.service-request-reopened.v2',
    data: { ...data, quotesStandingAgain: [] },
  };
}
