import type { EventEnvelope } from '@osta/contracts/envelope';
import type { SlotWaitEvent } from '@osta/contracts/wait/events';

import type { NewNotification } from './new-notification.ts';

/**
 * Returns the notifications of an event of a wait for a free slot: its customer hears that it ended in vain. The
 * offered slots are bookings, which notify by themselves.
 */
export function notifyOfWait({
  type,
  data,
  subject: waitId,
}: EventEnvelope & SlotWaitEvent): readonly NewNotification[] {
  if (type !== 'osta.wait.slot-wait-ended') return [];
  const { customerId, professionalId, serviceId } = data;
  return [
    {
      recipientId: customerId,
      role: 'customer',
      type: 'booking',
      reason: 'booking_wait_ended',
      parameters: {
        actionPath: '/customer/bookings',
        customerId,
        professionalId,
        serviceId,
        budget: null,
        price: null,
        proposedStart: null,
        // What was recorded before waits kept a name is rebuilt as it was
        ...(data.offeringName && { wait: { waitId } }),
      },
    },
  ];
}
