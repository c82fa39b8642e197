import type { ApplicationEvent } from '@osta/contracts/application/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { NotificationReason } from '@osta/contracts/notification/api';

import type { NewNotification } from './new-notification.ts';

type RecordedApplicationEvent = EventEnvelope & ApplicationEvent;

/** What an event says to the applicant, and where it leads. */
interface News {
  readonly reason: NotificationReason;
  readonly actionPath: string;
}

const form = '/become-professional';
const profile = '/professional/profile';
/** Whatever the application's status, a document can be added here. */
const documents = '/become-professional?part=documents';

/** Returns the notification of an event of an application, for its applicant. */
export function notifyOfApplication(event: RecordedApplicationEvent): readonly NewNotification[] {
  const news = newsOf(event);
  if (news === null) return [];
  const { applicantId } = event.data;
  return [
    {
      recipientId: applicantId,
      role: 'professional',
      type: 'system',
      reason: news.reason,
      parameters: {
        actionPath: news.actionPath,
        customerId: null,
        professionalId: applicantId,
        serviceId: null,
        budget: null,
        price: null,
        proposedStart: null,
      },
    },
  ];
}

/** Maps each event to its news. An event without a row does not compile. */
function newsOf(event: RecordedApplicationEvent): News | null {
  switch (event.type) {
    case 'osta.application.application-assigned':
      return { reason: 'application_under_review', actionPath: '/registration-pending' };
    case 'osta.application.application-changes-requested':
      return { reason: 'application_changes_requested', actionPath: form };
    case 'osta.application.application-approved':
      return { reason: 'application_approved', actionPath: profile };
    case 'osta.application.application-rejected':
      return { reason: 'application_rejected', actionPath: form };
    case 'osta.application.application-reopened':
      return { reason: 'application_reopened', actionPath: '/registration-pending' };
    case 'osta.application.application-document-reviewed':
      return event.data.verdict === 'refused'
        ? { reason: 'document_refused', actionPath: documents }
        : null;
    case 'osta.application.application-expiry-warned':
      return { reason: 'document_expiring', actionPath: documents };
    case 'osta.application.application-lapsed':
      return { reason: 'document_expired', actionPath: documents };
    case 'osta.application.application-renewed':
      return { reason: 'standing_renewed', actionPath: profile };
    case 'osta.application.application-suspended':
      return { reason: 'standing_suspended', actionPath: '/account' };
    case 'osta.application.application-reinstated':
      return { reason: 'standing_reinstated', actionPath: profile };
    case 'osta.application.application-revoked':
      return { reason: 'standing_revoked', actionPath: '/account' };

    // The applicant's own steps, and those that the next event tells
    case 'osta.application.application-started':
    case 'osta.application.application-general-saved':
    case 'osta.application.application-services-saved':
    case 'osta.application.application-area-saved':
    case 'osta.application.application-commitments-accepted':
    case 'osta.application.application-document-added':
    case 'osta.application.application-document-removed':
    case 'osta.application.application-document-waits':
    case 'osta.application.application-submitted':
    case 'osta.application.application-released':
    case 'osta.application.application-approval-proposed':
    case 'osta.application.application-withdrawn':
      return null;
  }
}
