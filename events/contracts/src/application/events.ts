import { z } from 'zod';

import { ApplicationApprovalProposed } from './application-approval-proposed.ts';
import { ApplicationApproved } from './application-approved.ts';
import { ApplicationAreaSaved } from './application-area-saved.ts';
import { ApplicationAssigned } from './application-assigned.ts';
import { ApplicationChangesRequested } from './application-changes-requested.ts';
import { ApplicationCommitmentsAccepted } from './application-commitments-accepted.ts';
import { ApplicationDocumentAdded } from './application-document-added.ts';
import { ApplicationDocumentRemoved } from './application-document-removed.ts';
import { ApplicationDocumentReviewed } from './application-document-reviewed.ts';
import { ApplicationDocumentWaits } from './application-document-waits.ts';
import { ApplicationExpiryWarned } from './application-expiry-warned.ts';
import { ApplicationGeneralSaved } from './application-general-saved.ts';
import { ApplicationLapsed } from './application-lapsed.ts';
import { ApplicationReinstated } from './application-reinstated.ts';
import { ApplicationRejected } from './application-rejected.ts';
import { ApplicationReleased } from './application-released.ts';
import { ApplicationRenewed } from './application-renewed.ts';
import { ApplicationReopened } from './application-reopened.ts';
import { ApplicationRevoked } from './application-revoked.ts';
import { ApplicationServicesSaved } from './application-services-saved.ts';
import { ApplicationStarted } from './application-started.ts';
import { ApplicationSubmitted } from './application-submitted.ts';
import { ApplicationSuspended } from './application-suspended.ts';
import { ApplicationWithdrawn } from './application-withdrawn.ts';

/** All events of the stream of a person's application. */
export const ApplicationEvent = z.discriminatedUnion('type', [
  ApplicationStarted,
  ApplicationGeneralSaved,
  ApplicationServicesSaved,
  ApplicationAreaSaved,
  ApplicationCommitmentsAccepted,
  ApplicationDocumentAdded,
  ApplicationDocumentRemoved,
  ApplicationDocumentWaits,
  ApplicationSubmitted,
  ApplicationAssigned,
  ApplicationReleased,
  ApplicationChangesRequested,
  ApplicationDocumentReviewed,
  ApplicationApprovalProposed,
  ApplicationApproved,
  ApplicationRejected,
  ApplicationReopened,
  ApplicationWithdrawn,
  ApplicationExpiryWarned,
  ApplicationLapsed,
  ApplicationRenewed,
  ApplicationSuspended,
  ApplicationReinstated,
  ApplicationRevoked,
]);
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;
