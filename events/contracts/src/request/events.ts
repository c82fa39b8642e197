import { z } from 'zod';

import { ProfessionalsInvitedV2 } from './professionals-invited.v2.ts';
import { QuoteAcceptedV3 } from './quote-accepted.v3.ts';
import { QuoteCounterRejectedV1 } from './quote-counter-rejected.v1.ts';
import { QuoteCounteredV2 } from './quote-countered.v2.ts';
import { QuoteDeclinedV2 } from './quote-declined.v2.ts';
import { QuoteExpiredV1 } from './quote-expired.v1.ts';
import { QuoteNotSelectedV1 } from './quote-not-selected.v1.ts';
import { QuoteRevisedV2 } from './quote-revised.v2.ts';
import { QuoteSubmittedV3 } from './quote-submitted.v3.ts';
import { QuoteWithdrawnV2 } from './quote-withdrawn.v2.ts';
import { ServiceRequestAwardFailedV1 } from './service-request-award-failed.v1.ts';
import { ServiceRequestAwardedV1 } from './service-request-awarded.v1.ts';
import { ServiceRequestBackToOpenV1 } from './service-request-back-to-open.v1.ts';
import { ServiceRequestClosedByAdminV2 } from './service-request-closed-by-admin.v2.ts';
import { ServiceRequestDeclinedByProfessionalV2 } from './service-request-declined-by-professional.v2.ts';
import { ServiceRequestDraftedV3 } from './service-request-drafted.v3.ts';
import { ServiceRequestExpiredV1 } from './service-request-expired.v1.ts';
import { ServiceRequestFulfilledV1 } from './service-request-fulfilled.v1.ts';
import { ServiceRequestReopenedV2 } from './service-request-reopened.v2.ts';
import { ServiceRequestRevisedV3 } from './service-request-revised.v3.ts';
import { ServiceRequestSubmittedV1 } from './service-request-submitted.v1.ts';
import { ServiceRequestViewedV1 } from './service-request-viewed.v1.ts';
import { ServiceRequestWithdrawnV2 } from './service-request-withdrawn.v2.ts';

/** All events of a service request's stream, each in its newest version. */
export const RequestEvent = z.discriminatedUnion('type', [
  ProfessionalsInvitedV2,
  QuoteAcceptedV3,
  QuoteCounterRejectedV1,
  QuoteCounteredV2,
  QuoteDeclinedV2,
  QuoteExpiredV1,
  QuoteNotSelectedV1,
  QuoteRevisedV2,
  QuoteSubmittedV3,
  QuoteWithdrawnV2,
  ServiceRequestAwardFailedV1,
  ServiceRequestAwardedV1,
  ServiceRequestBackToOpenV1,
  ServiceRequestClosedByAdminV2,
  ServiceRequestDeclinedByProfessionalV2,
  ServiceRequestDraftedV3,
  ServiceRequestExpiredV1,
  ServiceRequestFulfilledV1,
  ServiceRequestReopenedV2,
  ServiceRequestRevisedV3,
  ServiceRequestSubmittedV1,
  ServiceRequestViewedV1,
  ServiceRequestWithdrawnV2,
]);
export type RequestEvent = z.infer<typeof RequestEvent>;
