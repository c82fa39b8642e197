import { Trans } from '@lingui/react/macro';
import type { NotificationMetadata, NotificationReason } from '@osta/contracts/notification/api';
import type { Price } from '@osta/contracts/request/terms';
import { Duration, IsoDate, Money, MoneyRange } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { DayText } from '../../components/day-text.tsx';
import { adminSentences } from './admin-sentences.tsx';
import { applicationSentences } from './application-sentences.tsx';
import { bookingSentences } from './booking-sentences.tsx';
import { offeringSentences } from './offering-sentences.tsx';
import { type Sentences, somethingNew, type Words } from './sentences.tsx';
import { storeSentences } from './store-sentences.tsx';

/** One sentence per reason and reader. A reason without a sentence does not compile. */
const sentences: Sentences<NotificationReason> = {
  request_received: {
    customer: somethingNew,
    professional: ({ customer, service, budget }) => (
      <Trans>
        New request from {customer}: {service}. Budget: {budget}.
      </Trans>
    ),
  },
  request_revised: {
    customer: somethingNew,
    professional: ({ customer, service }) => (
      <Trans>
        {customer} has changed the request for {service}. Look at it again.
      </Trans>
    ),
  },
  request_withdrawn: {
    customer: somethingNew,
    professional: ({ customer, service }) => (
      <Trans>
        {customer} has withdrawn the request for {service}.
      </Trans>
    ),
  },
  request_closed: {
    customer: ({ service }) => <Trans>Osta has closed your request for {service}.</Trans>,
    professional: ({ service }) => <Trans>Osta has closed the request for {service}.</Trans>,
  },
  request_declined: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} can’t take your request for {service}.
      </Trans>
    ),
    professional: somethingNew,
  },
  request_expired: {
    customer: ({ service }) => (
      <Trans>Your request for {service} has expired. You can send it again.</Trans>
    ),
    professional: ({ service }) => <Trans>The request for {service} has expired.</Trans>,
  },
  request_awarded: {
    customer: ({ professional, service, start }) => (
      <Trans>
        Agreed: {professional} will do {service}, starting {start}.
      </Trans>
    ),
    professional: ({ customer, service, start }) => (
      <Trans>
        Agreed with {customer}: {service}, starting {start}.
      </Trans>
    ),
  },
  request_award_failed: {
    customer: ({ professional, service }) => (
      <Trans>
        The time with {professional} for {service} wasn’t confirmed. You can choose again.
      </Trans>
    ),
    professional: ({ service }) => (
      <Trans>
        Your time for {service} wasn’t confirmed. The customer can choose again, and you can change
        your offer.
      </Trans>
    ),
  },
  request_reopened: {
    customer: ({ service }) => <Trans>Your request for {service} is open again.</Trans>,
    professional: ({ service }) => <Trans>The request for {service} is open again.</Trans>,
  },
  quote_received: {
    customer: ({ professional, service, price, start }) => (
      <Trans>
        {professional} can do {service} for {price}, starting {start}.
      </Trans>
    ),
    professional: somethingNew,
  },
  quote_revised: {
    customer: ({ professional, service, price, start }) => (
      <Trans>
        {professional} has changed the offer for {service}: {price}, start {start}.
      </Trans>
    ),
    professional: somethingNew,
  },
  quote_countered: {
    customer: somethingNew,
    professional: ({ customer, service }) => (
      <Trans>
        {customer} suggested a change to your offer for {service}.
      </Trans>
    ),
  },
  quote_counter_rejected: {
    customer: ({ professional, service, price }) => (
      <Trans>
        {professional} kept the original offer for {service}: {price}.
      </Trans>
    ),
    professional: somethingNew,
  },
  quote_accepted: {
    customer: somethingNew,
    professional: ({ customer, service, price, start }) => (
      <Trans>
        {customer} accepted your offer for {service}: {price}, starting {start}.
      </Trans>
    ),
  },
  quote_declined: {
    customer: somethingNew,
    professional: ({ customer, service }) => (
      <Trans>
        {customer} has declined your offer for {service}.
      </Trans>
    ),
  },
  quote_withdrawn: {
    customer: ({ professional, service }) => (
      <Trans>
        {professional} withdrew the offer for {service}.
      </Trans>
    ),
    professional: somethingNew,
  },
  quote_expired: {
    customer: ({ professional, service }) => (
      <Trans>
        The offer of {professional} for {service} is no longer valid.
      </Trans>
    ),
    professional: ({ service }) => <Trans>Your offer for {service} is no longer valid.</Trans>,
  },
  quote_not_selected: {
    customer: somethingNew,
    professional: ({ service }) => (
      <Trans>The customer has chosen another offer for {service}.</Trans>
    ),
  },
  ...bookingSentences,
  ...adminSentences,
  ...applicationSentences,
  ...offeringSentences,
  ...storeSentences,
};

interface NotificationTextProps {
  readonly metadata: NotificationMetadata;
}

/**
 * Renders a notification from its parameters alone: after a change of language, old ones change as
 * well. An unknown reason from a newer service gets the general sentence.
 */
export function NotificationText({ metadata }: NotificationTextProps): ReactNode {
  const { notification_type: reason, user_role: role } = metadata;
  const sentence = Object.hasOwn(sentences, reason) ? sentences[reason][role] : somethingNew;
  return sentence(wordsOf(metadata));
}

function wordsOf(metadata: NotificationMetadata): Words {
  const { professional_name, customer_name, service_name, proposed_start, budget_range } = metadata;
  return {
    professional: name(professional_name, <Trans>a professional</Trans>),
    customer: name(customer_name, <Trans>a customer</Trans>),
    service: name(service_name, <Trans>a service</Trans>),
    price: priceWords(metadata.quoted_price),
    start: <IsoDate instant={proposed_start ?? metadata.booking_start} hasTime />,
    way: <Duration minutes={metadata.travel_minutes ?? 0} />,
    store: name(metadata.store_name, <Trans>your store</Trans>),
    end: <IsoDate instant={metadata.ends_at} />,
    ...planPriceWords(metadata.plan_price),
    budget:
      budget_range === null ? (
        <Trans>not decided yet</Trans>
      ) : (
        <MoneyRange from={budget_range.min} to={budget_range.max} />
      ),
  };
}

function planPriceWords(
  price: NotificationMetadata['plan_price'],
): Pick<Words, 'priceDay' | 'monthBefore' | 'monthAfter' | 'yearBefore' | 'yearAfter'> {
  return {
    priceDay: price === null ? null : <DayText day={price.from} />,
    monthBefore: <Money dirham={price?.monthly_before ?? null} />,
    monthAfter: <Money dirham={price?.monthly_after ?? null} />,
    yearBefore: <Money dirham={price?.yearly_before ?? null} />,
    yearAfter: <Money dirham={price?.yearly_after ?? null} />,
  };
}

function name(text: string | null, unknown: ReactNode): ReactNode {
  return text === null ? unknown : <bdi>{text}</bdi>;
}

function priceWords(price: Price | null): ReactNode {
  if (price === null) return <Money dirham={null} />;
  switch (price.kind) {
    case 'fixed':
      return <Money dirham={price.amount} />;
    case 'range':
      return <MoneyRange from={price.min} to={price.max} />;
    case 'visit-first':
      return <Trans>a price after a visit</Trans>;
  }
}
