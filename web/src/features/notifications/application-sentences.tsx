import { Trans } from '@lingui/react/macro';
import type { NotificationReason } from '@osta/contracts/notification/api';
import type { ReactNode } from 'react';

import type { Sentences } from './sentences.tsx';

type Reason = Extract<
  NotificationReason,
  `application_${string}` | `document_${string}` | `standing_${string}`
>;

/** Whoever applies reads the same sentence, before and after they are a professional. */
function toApplicant(sentence: () => ReactNode): Sentences<Reason>[Reason] {
  return { customer: sentence, professional: sentence };
}

/** The sentences about applications, and the standing that comes of them. */
export const applicationSentences: Sentences<Reason> = {
  application_under_review: toApplicant(() => (
    <Trans>We’re looking at your application to work as a professional.</Trans>
  )),
  application_changes_requested: toApplicant(() => (
    <Trans>Your application needs a few changes. They’re marked for you.</Trans>
  )),
  application_approved: toApplicant(() => (
    <Trans>You’re a professional on Osta now. Publish your profile so customers find you.</Trans>
  )),
  application_rejected: toApplicant(() => (
    <Trans>Your application was rejected. The reason is on its page.</Trans>
  )),
  application_reopened: toApplicant(() => (
    <Trans>We took our decision back and look at your application again.</Trans>
  )),
  document_refused: toApplicant(() => (
    <Trans>One of your documents wasn’t accepted. Please add another one.</Trans>
  )),
  document_expiring: toApplicant(() => (
    <Trans>One of your documents expires soon. Add a new one so customers still find you.</Trans>
  )),
  document_expired: toApplicant(() => (
    <Trans>
      One of your documents has expired. Customers don’t find you until you add a new one.
    </Trans>
  )),
  standing_renewed: toApplicant(() => (
    <Trans>Your new document is accepted. Customers find you again.</Trans>
  )),
  standing_suspended: toApplicant(() => (
    <Trans>Your work on Osta is suspended. Your bookings stand; write to us to sort it out.</Trans>
  )),
  standing_reinstated: toApplicant(() => (
    <Trans>Your suspension is over. Customers find you again.</Trans>
  )),
  standing_revoked: toApplicant(() => (
    <Trans>You can no longer work as a professional on Osta. Finish the bookings you have.</Trans>
  )),
};
