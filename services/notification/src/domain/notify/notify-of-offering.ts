import type { EventEnvelope } from '@osta/contracts/envelope';
import type { NotificationReason } from '@osta/contracts/notification/api';
import type { OfferingEvent } from '@osta/contracts/offering/events';

import type { NewNotification } from './new-notification.ts';

type RecordedOfferingEvent = EventEnvelope & OfferingEvent;

/** Returns the notification of an event of an offered service, for its professional: what an admin decided. */
export function notifyOfOffering(event: RecordedOfferingEvent): readonly NewNotification[] {
  const reason = reasonOf(event);
  if (reason === null) return [];
  const { professionalId, offer } = event.data;
  return [
    {
      recipientId: professionalId,
      role: 'professional',
      type: 'system',
      reason,
      parameters: {
        actionPath: `/professional/services/${event.subject}/edit`,
        customerId: null,
        professionalId,
        serviceId: offer.serviceId,
        budget: null,
        price: null,
        proposedStart: null,
      },
    },
  ];
}

/** Maps each event to its reason. An event without a row does not compile. */
function reasonOf(event: RecordedOfferingEvent): NotificationReason | null {
  switch (event.type) {
    case 'osta.offering.service-hidden':
      return 'offering_hidden';
    case 'osta.offering.service-shown':
      return 'offering_shown';

    // The professional's own steps
    case 'osta.offering.another-look-asked':
    case 'osta.offering.availability-changed':
    case 'osta.offering.service-archived':
    case 'osta.offering.service-drafted':
    case 'osta.offering.service-paused':
    case 'osta.offering.service-photos-saved':
    case 'osta.offering.service-published':
    case 'osta.offering.service-revised':
      return null;
  }
}
