import { z } from 'zod';

import { ProfessionalsInvitedV1 } from './professionals-invited.v1.ts';
import { QuoteAcceptedV1 } from './quote-accepted.v1.ts';
import { QuoteCounterRejectedV1 } from './quote-counter-rejected.v1.ts';
import { QuoteCounteredV1 } from './quote-countered.v1.ts';
import { QuoteDeclinedV1 } from './quote-declined.v1.ts';
import { QuoteExpiredV1 } from './quote-expired.v1.ts';
import { QuoteNotSelectedV1 } from './quote-not-selected.v1.ts';
import { QuoteRevisedV1 } from './quote-revised.v1.ts';
import { QuoteSubmittedV2 } from './quote-submitted.v2.ts';
import { QuoteWithdrawnV1 } from './quote-withdrawn.v1.ts';
import { ServiceRequestAwardFailedV1 } from './service-request-award-failed.v1.ts';
import { ServiceRequestAwardedV1 } from './service-request-awarded.v1.ts';
import { ServiceRequestBackToOpenV1 } from './service-request-back-to-open.v1.ts';
import { ServiceRequestClosedByAdminV1 } from './service-request-closed-by-admin.v1.ts';
import { ServiceRequestDeclinedByProfessionalV1 } from './service-request-declined-by-professional.v1.ts';
import { ServiceRequestDraftedV1 } from './service-request-drafted.v1.ts';
import { ServiceRequestExpiredV1 } from './service-request-expired.v1.ts';
import { ServiceRequestFulfilledV1 } from './service-request-fulfilled.v1.ts';
import { ServiceRequestReopenedV1 } from './service-request-reopened.v1.ts';
import { ServiceRequestRevisedV1 } from './service-request-revised.v1.ts';
import { ServiceRequestSubmittedV1 } from './service-request-submitted.v1.ts';
import { ServiceRequestViewedV1 } from './service-request-viewed.v1.ts';
import { ServiceRequestWithdrawnV1 } from './service-request-withdrawn.v1.ts';

/** Everything that the stream of a service request can hold, each in its newest version. */
export const RequestEvent = z.discriminatedUnion('type', [
  ProfessionalsInvitedV1,
  QuoteAcceptedV1,
  QuoteCounterRejectedV1,
  QuoteCounteredV1,
  QuoteDeclinedV1,
  QuoteExpiredV1,
  QuoteNotSelectedV1,
  QuoteRevisedV1,
  QuoteSubmittedV2,
  QuoteWithdrawnV1,
  ServiceRequestAwardFailedV1,
  ServiceRequestAwardedV1,
  ServiceRequestBackToOpenV1,
  ServiceRequestClosedByAdminV1,
  ServiceRequestDeclinedByProfessionalV1,
  ServiceRequestDraftedV1,
  ServiceRequestExpiredV1,
  ServiceRequestFulfilledV1,
  ServiceRequestReopenedV1,
  ServiceRequestRevisedV1,
  ServiceRequestSubmittedV1,
  ServiceRequestViewedV1,
  ServiceRequestWithdrawnV1,
]);
export type RequestEvent = z.infer<typeof RequestEvent>;
