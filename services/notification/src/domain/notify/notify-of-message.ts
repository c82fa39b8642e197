import type { ConversationEvent } from '@osta/contracts/booking/conversation-events';
import type { Side } from '@osta/contracts/booking/terms';
import type { EventEnvelope } from '@osta/contracts/envelope';

import type { NewNotification } from './new-notification.ts';

/**
 * Returns the notification of new messages on a booking: the conversation decides which message is told, so that
 * one notification stands for many. What was written is not in it.
 */
export function notifyOfMessage({
  type,
  data,
}: EventEnvelope & ConversationEvent): readonly NewNotification[] {
  switch (type) {
    case 'osta.conversation.message-sent':
      if (data.quietUntil === null) return [];
      return [told(data.by === 'customer' ? 'professional' : 'customer', data)];
    case 'osta.conversation.messages-announced':
      return [told(data.to, data)];
    case 'osta.conversation.messages-read':
      return [];
  }
}

function told(role: Side, data: ConversationEvent['data']): NewNotification {
  const { bookingId, customerId, professionalId, serviceId, startsAt: start } = data;
  return {
    recipientId: role === 'customer' ? customerId : professionalId,
    role,
    type: 'booking',
    reason: 'message_received',
    parameters: {
      actionPath: `/${role}/bookings/${bookingId}`,
      customerId,
      professionalId,
      serviceId,
      budget: null,
      price: null,
      proposedStart: null,
      booking: { status: null, start },
    },
  };
}
