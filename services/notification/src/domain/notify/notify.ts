import { AdminAsked } from '@osta/contracts/account/admin-asked';
import { ApplicationEvent } from '@osta/contracts/application/events';
import { ConversationEvent } from '@osta/contracts/booking/conversation-events';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import type { NotificationReason, NotificationType } from '@osta/contracts/notification/api';
import { OfferingEvent } from '@osta/contracts/offering/events';
import { recordedAs } from '@osta/contracts/recorded-as';
import { RequestEvent } from '@osta/contracts/request/events';
import type { QuoteTerms } from '@osta/contracts/request/terms';
import { StoreEvent } from '@osta/contracts/store/events';
import { SlotWaitEvent } from '@osta/contracts/wait/events';
import type { ServiceId } from '@osta/reference/service-id';

import type { NewNotification, NotificationParameters } from './new-notification.ts';
import { notifyAdmin } from './notify-admin.ts';
import { notifyOfApplication } from './notify-of-application.ts';
import { notifyOfBooking } from './notify-of-booking.ts';
import { notifyOfMessage } from './notify-of-message.ts';
import { notifyOfOffering } from './notify-of-offering.ts';
import { notifyOfStore } from './notify-of-store.ts';
import { notifyOfWait } from './notify-of-wait.ts';

/** The parameters that every notification has, and those that only some have. */
type Facts = { readonly customerId: UserId; readonly serviceId: ServiceId } & Partial<
  Pick<NotificationParameters, 'professionalId' | 'budget' | 'price' | 'proposedStart'>
>;

/** A notification without its recipient. */
interface News {
  readonly requestId: string;
  readonly type: NotificationType;
  readonly reason: NotificationReason;
  readonly parameters: Omit<NotificationParameters, 'actionPath' | 'customerId'> & {
    readonly customerId: UserId;
  };
}

type RecordedRequestEvent = EventEnvelope & RequestEvent;

// By type alone: a subscription delivers only events that match their schema
const isRequestEvent = recordedAs(RequestEvent.options);
const isApplicationEvent = recordedAs(ApplicationEvent.options);
const isOfferingEvent = recordedAs(OfferingEvent.options);
const isStoreEvent = recordedAs(StoreEvent.options);
const isConversationEvent = recordedAs(ConversationEvent.options);
const isWaitEvent = recordedAs(SlotWaitEvent.options);
const isBookingEvent = recordedAs(BookingEvent.options);
const isCall = recordedAs([AdminAsked]);

/**
 * Returns the notifications of an event: one for each of its parties, except the one who caused it.
 *
 * @param event readable, in its newest version; an event of another context yields none
 */
export function notify(event: EventEnvelope): readonly NewNotification[] {
  return toBeTold(event).filter(({ recipientId }) => recipientId !== event.actor);
}

function toBeTold(event: EventEnvelope): readonly NewNotification[] {
  if (isRequestEvent(event)) return notifyOfRequest(event);
  if (isApplicationEvent(event)) return notifyOfApplication(event);
  if (isOfferingEvent(event)) return notifyOfOffering(event);
  if (isStoreEvent(event)) return notifyOfStore(event);
  if (isConversationEvent(event)) return notifyOfMessage(event);
  if (isWaitEvent(event)) return notifyOfWait(event);
  if (isCall(event)) return [notifyAdmin(event)];
  return isBookingEvent(event) ? notifyOfBooking(event) : [];
}

/** Maps each event to its notifications. An event without a row does not compile. */
function notifyOfRequest(event: RecordedRequestEvent): readonly NewNotification[] {
  switch (event.type) {
    case 'osta.request.professionals-invited':
      return toProfessionals(
        event.data.professionalIds,
        news(event, 'service_request', 'request_received', event.data),
      );
    case 'osta.request.service-request-revised': {
      const { customerId, professionalIds, content } = event.data;
      const { serviceId, budget } = content;
      const facts = { customerId, serviceId, budget };
      return toProfessionals(
        professionalIds,
        news(event, 'service_request', 'request_revised', facts),
      );
    }
    case 'osta.request.service-request-withdrawn':
      return toProfessionals(
        event.data.professionalIds,
        news(event, 'service_request', 'request_withdrawn', event.data),
      );
    case 'osta.request.service-request-closed-by-admin': {
      const closed = news(event, 'service_request', 'request_closed', event.data);
      return [toCustomer(closed), ...toProfessionals(event.data.professionalIds, closed)];
    }
    case 'osta.request.service-request-expired':
      return [toCustomer(news(event, 'service_request', 'request_expired', event.data))];
    case 'osta.request.service-request-award-failed':
      return toBoth(event, 'service_request', 'request_award_failed');
    case 'osta.request.service-request-reopened':
      return [toCustomer(news(event, 'service_request', 'request_reopened', event.data))];

    case 'osta.request.service-request-declined-by-professional':
      return [toCustomer(news(event, 'response', 'request_declined', event.data))];
    case 'osta.request.quote-submitted':
      return [toCustomer(news(event, 'response', 'quote_received', withTerms(event.data)))];
    case 'osta.request.quote-revised':
      return [toCustomer(news(event, 'response', 'quote_revised', withTerms(event.data)))];
    case 'osta.request.quote-withdrawn':
      return [toCustomer(news(event, 'response', 'quote_withdrawn', event.data))];
    case 'osta.request.quote-counter-rejected':
      return [toCustomer(news(event, 'response', 'quote_counter_rejected', event.data))];
    case 'osta.request.quote-expired':
      return toBoth(event, 'response', 'quote_expired');

    case 'osta.request.quote-countered': {
      const { price: amount, ...rest } = event.data;
      const facts = {
        ...rest,
        price: amount === null ? null : ({ kind: 'fixed', amount } as const),
      };
      return toProfessional(news(event, 'response', 'quote_countered', facts));
    }
    case 'osta.request.quote-accepted':
      return toProfessional(news(event, 'response', 'quote_accepted', withTerms(event.data)));
    case 'osta.request.quote-declined':
      return toProfessional(news(event, 'response', 'quote_declined', event.data));
    case 'osta.request.quote-not-selected':
      switch (event.data.ended) {
        case undefined:
          return toProfessional(news(event, 'response', 'quote_not_selected', event.data));
        case 'expired':
          return toProfessional(news(event, 'service_request', 'request_expired', event.data));
        // The request itself told everybody who was asked
        case 'withdrawn':
        case 'closed':
          return [];
      }

    // Nobody else sees a draft; the invitation tells professionals about a submitted request
    case 'osta.request.service-request-drafted':
    case 'osta.request.service-request-submitted':
    // The other party sees it on the request; a notification would only be noise
    case 'osta.request.service-request-viewed':
    case 'osta.request.service-request-fulfilled':
    // The booking that follows from the offer notifies both
    case 'osta.request.service-request-awarded':
    // The event that removed the last quote notifies already
    case 'osta.request.service-request-back-to-open':
      return [];
  }
}

function news(
  { subject }: EventEnvelope,
  type: NotificationType,
  reason: NotificationReason,
  facts: Facts,
): News {
  const { customerId, serviceId, professionalId = null } = facts;
  const { budget = null, price = null, proposedStart = null } = facts;
  const parameters = { customerId, professionalId, serviceId, budget, price, proposedStart };
  return { requestId: subject, type, reason, parameters };
}

function withTerms(data: Facts & { readonly terms: QuoteTerms }): Facts {
  const { price, proposedStart } = data.terms;
  return { ...data, price, proposedStart };
}

function toCustomer({ requestId, type, reason, parameters }: News): NewNotification {
  const actionPath = `/customer/requests/${requestId}`;
  return {
    recipientId: parameters.customerId,
    role: 'customer',
    type,
    reason,
    parameters: { actionPath, ...parameters },
  };
}

function toProfessionals(
  professionalIds: readonly UserId[],
  { requestId, type, reason, parameters }: News,
): readonly NewNotification[] {
  const actionPath = `/professional/requests/${requestId}`;
  return professionalIds.map((professionalId) => ({
    recipientId: professionalId,
    role: 'professional',
    type,
    reason,
    parameters: { actionPath, ...parameters, professionalId },
  }));
}

/** Addresses the one professional that the news is about. */
function toProfessional(told: News): readonly NewNotification[] {
  const { professionalId } = told.parameters;
  return professionalId === null ? [] : toProfessionals([professionalId], told);
}

function toBoth(
  event: RecordedRequestEvent & { readonly data: Facts },
  type: NotificationType,
  reason: NotificationReason,
): readonly NewNotification[] {
  const told = news(event, type, reason, event.data);
  return [toCustomer(told), ...toProfessional(told)];
}
