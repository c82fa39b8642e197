import { z } from 'zod';

import { ProfessionalsInvited } from './professionals-invited.ts';
import { QuoteAccepted } from './quote-accepted.ts';
import { QuoteCounterRejected } from './quote-counter-rejected.ts';
import { QuoteCountered } from './quote-countered.ts';
import { QuoteDeclined } from './quote-declined.ts';
import { QuoteExpired } from './quote-expired.ts';
import { QuoteNotSelected } from './quote-not-selected.ts';
import { QuoteRevised } from './quote-revised.ts';
import { QuoteSubmitted } from './quote-submitted.ts';
import { QuoteWithdrawn } from './quote-withdrawn.ts';
import { ServiceRequestAwardFailed } from './service-request-award-failed.ts';
import { ServiceRequestAwarded } from './service-request-awarded.ts';
import { ServiceRequestBackToOpen } from './service-request-back-to-open.ts';
import { ServiceRequestClosedByAdmin } from './service-request-closed-by-admin.ts';
import { ServiceRequestDeclinedByProfessional } from './service-request-declined-by-professional.ts';
import { ServiceRequestDrafted } from './service-request-drafted.ts';
import { ServiceRequestExpired } from './service-request-expired.ts';
import { ServiceRequestFulfilled } from './service-request-fulfilled.ts';
import { ServiceRequestReopened } from './service-request-reopened.ts';
import { ServiceRequestRevised } from './service-request-revised.ts';
import { ServiceRequestSubmitted } from './service-request-submitted.ts';
import { ServiceRequestViewed } from './service-request-viewed.ts';
import { ServiceRequestWithdrawn } from './service-request-withdrawn.ts';

/** All events of a service request's stream, each in its newest version. */
export const RequestEvent = z.discriminatedUnion('type', [
  ProfessionalsInvited,
  QuoteAccepted,
  QuoteCounterRejected,
  QuoteCountered,
  QuoteDeclined,
  QuoteExpired,
  QuoteNotSelected,
  QuoteRevised,
  QuoteSubmitted,
  QuoteWithdrawn,
  ServiceRequestAwardFailed,
  ServiceRequestAwarded,
  ServiceRequestBackToOpen,
  ServiceRequestClosedByAdmin,
  ServiceRequestDeclinedByProfessional,
  ServiceRequestDrafted,
  ServiceRequestExpired,
  ServiceRequestFulfilled,
  ServiceRequestReopened,
  ServiceRequestRevised,
  ServiceRequestSubmitted,
  ServiceRequestViewed,
  ServiceRequestWithdrawn,
]);
export type RequestEvent = z.infer<typeof RequestEvent>;
