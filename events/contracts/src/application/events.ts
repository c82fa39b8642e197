import { z } from 'zod';

import { ApplicationApprovalProposedV1 } from './application-approval-proposed.v1.ts';
import { ApplicationApprovedV1 } from './application-approved.v1.ts';
import { ApplicationAreaSavedV1 } from './application-area-saved.v1.ts';
import { ApplicationAssignedV1 } from './application-assigned.v1.ts';
import { ApplicationChangesRequestedV1 } from './application-changes-requested.v1.ts';
import { ApplicationCommitmentsAcceptedV1 } from './application-commitments-accepted.v1.ts';
import { ApplicationDocumentAddedV1 } from './application-document-added.v1.ts';
import { ApplicationDocumentRemovedV1 } from './application-document-removed.v1.ts';
import { ApplicationDocumentReviewedV1 } from './application-document-reviewed.v1.ts';
import { ApplicationDocumentWaitsV1 } from './application-document-waits.v1.ts';
import { ApplicationExpiryWarnedV1 } from './application-expiry-warned.v1.ts';
import { ApplicationGeneralSavedV1 } from './application-general-saved.v1.ts';
import { ApplicationLapsedV1 } from './application-lapsed.v1.ts';
import { ApplicationReinstatedV1 } from './application-reinstated.v1.ts';
import { ApplicationRejectedV1 } from './application-rejected.v1.ts';
import { ApplicationRenewedV1 } from './application-renewed.v1.ts';
import { ApplicationReopenedV1 } from './application-reopened.v1.ts';
import { ApplicationRevokedV1 } from './application-revoked.v1.ts';
import { ApplicationServicesSavedV1 } from './application-services-saved.v1.ts';
import { ApplicationStartedV1 } from './application-started.v1.ts';
import { ApplicationSubmittedV1 } from './application-submitted.v1.ts';
import { ApplicationSuspendedV1 } from './application-suspended.v1.ts';
import { ApplicationWithdrawnV1 } from './application-withdrawn.v1.ts';

/** All events of the stream of a person's application. */
export const ApplicationEvent = z.discriminatedUnion('type', [
  ApplicationStartedV1,
  ApplicationGeneralSavedV1,
  ApplicationServicesSavedV1,
  ApplicationAreaSavedV1,
  ApplicationCommitmentsAcceptedV1,
  ApplicationDocumentAddedV1,
  ApplicationDocumentRemovedV1,
  ApplicationDocumentWaitsV1,
  ApplicationSubmittedV1,
  ApplicationAssignedV1,
  ApplicationChangesRequestedV1,
  ApplicationDocumentReviewedV1,
  ApplicationApprovalProposedV1,
  ApplicationApprovedV1,
  ApplicationRejectedV1,
  ApplicationReopenedV1,
  ApplicationWithdrawnV1,
  ApplicationExpiryWarnedV1,
  ApplicationLapsedV1,
  ApplicationRenewedV1,
  ApplicationSuspendedV1,
  ApplicationReinstatedV1,
  ApplicationRevokedV1,
]);
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;
