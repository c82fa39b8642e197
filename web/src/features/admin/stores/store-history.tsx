import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StoreHistoryItem } from '@osta/contracts/store/api';
import type { ReactNode } from 'react';

import { storeCauseWords } from '../../../stores/store-words.ts';
import { ReviewHistory } from '../review-history.tsx';

const happened: Readonly<Record<string, MessageDescriptor>> = {
  'store-drafted': msg`Began the store`,
  'store-basic-saved': msg`Saved the basics`,
  'store-contact-saved': msg`Saved the contact`,
  'store-location-saved': msg`Saved the location`,
  'store-opening-hours-saved': msg`Saved the opening hours`,
  'store-features-saved': msg`Saved the features`,
  'store-social-saved': msg`Saved the social media`,
  'store-payment-methods-saved': msg`Saved the payment methods`,
  'store-media-saved': msg`Saved the pictures`,
  'store-submitted': msg`Sent the page in`,
  'store-approved': msg`Approved the store`,
  'store-changes-requested': msg`Requested changes`,
  'store-rejected': msg`Rejected the store`,
  'store-reopened': msg`Took the page up again`,
  'store-published': msg`The page was published`,
  'store-paused': msg`Paused the store`,
  'store-suspended': msg`Suspended the store`,
  'store-reinstated': msg`Took the suspension back`,
  'store-closed': msg`Closed the store`,
  'store-revision-submitted': msg`Sent changes in`,
  'store-revision-approved': msg`Approved the changes`,
  'store-revision-rejected': msg`Rejected the changes`,
  'store-revision-withdrawn': msg`Took the changes back`,
  'store-member-invited': msg`Invited someone`,
  'store-invitation-ended': msg`An invitation ended`,
  'store-member-joined': msg`Joined the team`,
  'store-member-removed': msg`Someone left the team`,
  'store-staff-named': msg`Named someone as staff`,
  'store-staff-agreed': msg`Agreed to be shown as staff`,
  'store-staff-removed': msg`Took someone off the staff`,
  'store-staff-ordered': msg`Changed the order of the staff`,
  'store-time-blocked': msg`Blocked a time for bookings`,
  'store-block-lifted': msg`Opened a blocked time for bookings again`,
  'subscription-chosen': msg`Chose a plan`,
  'subscription-trial-started': msg`The free trial began`,
  'subscription-payment-recorded': msg`Recorded a payment`,
  'subscription-payment-change-proposed': msg`Proposed to change a payment`,
  'subscription-payment-change-withdrawn': msg`Withdrew a proposed change of a payment`,
  'subscription-payment-change-refused': msg`Refused a proposed change of a payment`,
  'subscription-payment-corrected': msg`Corrected a payment`,
  'subscription-payment-refunded': msg`Refunded a payment`,
  'subscription-payment-announced': msg`Announced a payment`,
  'subscription-announcement-declined': msg`Declined an announced payment`,
  'subscription-announcement-withdrawn': msg`Took an announced payment back`,
  'subscription-checkout-started': msg`Began to pay by card or wallet`,
  'subscription-checkout-asked': msg`Asked the payment provider about a payment`,
  'subscription-checkout-failed': msg`A payment by card or wallet didn’t go through`,
  'subscription-refund-answered': msg`The payment provider answered a refund`,
  'subscription-price-announced': msg`Told the team of a higher price`,
  'subscription-reminded': msg`Reminded the owner of the end`,
  'subscription-past-due': msg`The paid time ended`,
  'subscription-lapsed': msg`The page was hidden: unpaid`,
  'subscription-cancellation-chosen': msg`Cancelled with the end of the period`,
  'subscription-cancelled': msg`The subscription ended`,
};

interface StoreHistoryProps {
  readonly items: readonly StoreHistoryItem[];
}

/** Everything that happened to a store, with who did it and why, the newest first. */
export function StoreHistory({ items }: StoreHistoryProps): ReactNode {
  return <ReviewHistory items={items} happened={happened} causeWords={storeCauseWords} />;
}
