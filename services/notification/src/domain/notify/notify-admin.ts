import type { AdminAsked, AdminMatter } from '@osta/contracts/account/admin-asked';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { UserId } from '@osta/contracts/ids';
import type { NotificationReason } from '@osta/contracts/notification/api';

import type { NewNotification } from './new-notification.ts';

/** What each matter says, and the page of the admin area that decides it. */
const news: Readonly<
  Record<AdminMatter, { readonly reason: NotificationReason; readonly page: string }>
> = {
  application: { reason: 'admin_application', page: '/admin/professionals' },
  document: { reason: 'admin_document', page: '/admin/professionals' },
  store: { reason: 'admin_store', page: '/admin/stores' },
  revision: { reason: 'admin_revision', page: '/admin/stores' },
  payment: { reason: 'admin_payment', page: '/admin/stores' },
  dispute: { reason: 'admin_dispute', page: '/admin/bookings' },
  strike: { reason: 'admin_strike', page: '/admin/bookings' },
};

/** Returns the notification of an admin who was asked to look at something. */
export function notifyAdmin({ subject, data }: EventEnvelope & AdminAsked): NewNotification {
  const { matter, about } = data;
  const { reason, page } = news[matter];
  const isOfPerson = matter === 'application' || matter === 'document';
  const isOfStore = matter === 'store' || matter === 'revision' || matter === 'payment';
  return {
    recipientId: UserId.parse(subject),
    // An admin reads every sentence the same
    role: 'customer',
    type: 'system',
    reason,
    parameters: {
      actionPath: `${page}/${about}`,
      customerId: null,
      professionalId: isOfPerson ? UserId.parse(about) : null,
      serviceId: null,
      budget: null,
      price: null,
      proposedStart: null,
      ...(isOfStore && { store: { storeId: about, endsAt: null } }),
    },
  };
}
