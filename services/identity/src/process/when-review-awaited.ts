import type { AdminMatter } from '@osta/contracts/account/admin-asked';
import { ApplicationEvent } from '@osta/contracts/application/events';
import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { later } from '@osta/contracts/instant';
import { recordedAs } from '@osta/contracts/recorded-as';
import { StoreEvent } from '@osta/contracts/store/events';
import type { Command } from '@osta/platform/aggregate';
import type { Clock } from '@osta/platform/clock';
import { reaction, type Reaction } from '@osta/platform/process/reaction';

import type { AskAdmin } from '../domain/account/ask-admin.ts';
import type { NoSuchAccount } from '../domain/account/change-capability.ts';
import type { FindAdmins } from '../queries/find-admins.ts';

const isApplicationEvent = recordedAs(ApplicationEvent.options);
const isStoreEvent = recordedAs(StoreEvent.options);
const isBookingEvent = recordedAs(BookingEvent.options);

/** What has waited longer is no news: after an outage, or when the log is read from its beginning. */
const newsFor = 24 * 3_600_000;

/**
 * Returns the process manager that asks every admin to look at what has begun to wait for one (ADR 44). Whoever
 * caused it is not asked, and nobody of what happened more than a day ago.
 */
export function whenReviewAwaited(
  askAdmin: Command<AskAdmin, unknown, NoSuchAccount>,
  findAdmins: FindAdmins,
  clock: Clock,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async (event) => {
    const matter = matterOf(event);
    if (matter === null || later(event.time, newsFor) < clock.now()) return [];
    // The stream of an application is that of its own id
    const about = isApplicationEvent(event) ? event.data.applicantId : event.subject;
    const admins = await findAdmins();
    return admins
      .filter((userId) => userId !== event.actor)
      .map((userId) => reaction(askAdmin, userId, { userId, matter, about }));
  };
}

/** Returns what an event leaves to an admin; `null`: nothing. */
function matterOf(event: EventEnvelope): AdminMatter | null {
  if (isApplicationEvent(event)) {
    if (event.type === 'osta.application.application-submitted') return 'application';
    return event.type === 'osta.application.application-document-waits' ? 'document' : null;
  }
  if (isStoreEvent(event)) {
    if (event.type === 'osta.store.store-submitted') return 'store';
    if (event.type === 'osta.store.subscription-payment-announced') return 'payment';
    return event.type === 'osta.store.store-revision-submitted' ? 'revision' : null;
  }
  if (!isBookingEvent(event)) return null;
  if (event.type === 'osta.booking.booking-disputed') return 'dispute';
  return event.type === 'osta.booking.strike-contested' ? 'strike' : null;
}
