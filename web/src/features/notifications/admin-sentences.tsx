import { Trans } from '@lingui/react/macro';
import type { NotificationReason } from '@osta/contracts/notification/api';
import type { ReactNode } from 'react';

import type { Sentences, Words } from './sentences.tsx';

type Reason = Extract<NotificationReason, `admin_${string}`>;

/** An admin reads the same sentence, whatever kind of account they have. */
function toAdmin(sentence: (words: Words) => ReactNode): Sentences<Reason>[Reason] {
  return { customer: sentence, professional: sentence };
}

/** The sentences about what waits for an admin. */
export const adminSentences: Sentences<Reason> = {
  admin_application: toAdmin(({ professional }) => (
    <Trans>An application from {professional} is waiting for your review.</Trans>
  )),
  admin_document: toAdmin(({ professional }) => (
    <Trans>A new document from {professional} is waiting for your review.</Trans>
  )),
  admin_store: toAdmin(({ store }) => <Trans>{store}: the page is waiting for your review.</Trans>),
  admin_revision: toAdmin(({ store }) => (
    <Trans>{store}: changes to the page are waiting for your review.</Trans>
  )),
  admin_payment: toAdmin(({ store }) => (
    <Trans>{store}: an announced payment is waiting for your review.</Trans>
  )),
  admin_dispute: toAdmin(() => (
    <Trans>A customer disputes a booking. It’s waiting for your decision.</Trans>
  )),
  admin_strike: toAdmin(() => (
    <Trans>Someone contests a strike. It’s waiting for your decision.</Trans>
  )),
};
