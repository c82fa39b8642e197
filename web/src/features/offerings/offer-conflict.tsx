import { Trans } from '@lingui/react/macro';
import type { OfferRequest } from '@osta/contracts/offering/api';
import { Money, PriceTag } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { findAnyService } from '../../catalogue/find-service.ts';
import { ChangedMeanwhile, type ChangedMeanwhileProps } from '../../forms/changed-meanwhile.tsx';
import { useDays, useMinutes } from './choices.ts';
import { offerDifferences, type OfferField } from './offer-differences.ts';
import { servicePrice } from './service-price.ts';

interface OfferConflictProps extends Omit<ChangedMeanwhileProps, 'title' | 'differences'> {
  readonly mine: OfferRequest;
  readonly saved: OfferRequest;
}

/** Lets the professional choose between the service in the form and the one that was saved meanwhile. */
export function OfferConflict({ mine, saved, ...choice }: OfferConflictProps): ReactNode {
  return (
    <ChangedMeanwhile
      title={<Trans>This service has changed since you opened it</Trans>}
      differences={offerDifferences(mine, saved).map((field) => ({
        key: field,
        label: <FieldLabel field={field} />,
        mine: <FieldValue field={field} offer={mine} />,
        saved: <FieldValue field={field} offer={saved} />,
      }))}
      {...choice}
    />
  );
}

function FieldLabel({ field }: { readonly field: OfferField }): ReactNode {
  switch (field) {
    case 'service':
      return <Trans>Service</Trans>;
    case 'name-ar':
      return <Trans>Name in Arabic</Trans>;
    case 'name-en':
      return <Trans>Name in English</Trans>;
    case 'description-ar':
      return <Trans>Description in Arabic</Trans>;
    case 'description-en':
      return <Trans>Description in English</Trans>;
    case 'price':
      return <Trans>Price</Trans>;
    case 'duration':
      return <Trans>How long it takes</Trans>;
    case 'interval':
      return <Trans>Start times every</Trans>;
    case 'before':
      return <Trans>Free time before</Trans>;
    case 'after':
      return <Trans>Free time after</Trans>;
    case 'confirmation':
      return <Trans>How are bookings confirmed?</Trans>;
    case 'notice':
      return <Trans>Minimum notice</Trans>;
    case 'horizon':
      return <Trans>How far ahead customers can book</Trans>;
    case 'cap':
      return <Trans>Most bookings a day</Trans>;
    case 'cancellation':
      return <Trans>Until when can a customer cancel freely?</Trans>;
  }
}

interface FieldValueProps {
  readonly field: OfferField;
  readonly offer: OfferRequest;
}

/** A value in the words of its field. */
function FieldValue({ field, offer }: FieldValueProps): ReactNode {
  switch (field) {
    case 'service':
      return <ServiceName id={offer.serviceId} />;
    case 'name-ar':
      return <Written text={offer.name.ar} />;
    case 'name-en':
      return <Written text={offer.name.en} />;
    case 'description-ar':
      return <Written text={offer.description.ar} />;
    case 'description-en':
      return <Written text={offer.description.en} />;
    case 'price':
      return <PriceWords price={offer.price} />;
    case 'duration':
      return <Minutes count={offer.durationMinutes} />;
    case 'interval':
      return <Minutes count={offer.slotIntervalMinutes} />;
    case 'before':
      return <Minutes count={offer.bufferBeforeMinutes} />;
    case 'after':
      return <Minutes count={offer.bufferAfterMinutes} />;
    case 'confirmation':
      return offer.confirmation === 'instant' ? (
        <Trans>At once</Trans>
      ) : (
        <Trans>After your approval</Trans>
      );
    case 'notice':
      return <Minutes count={offer.noticeMinutes} />;
    case 'horizon':
      return <Days count={offer.horizonDays} />;
    case 'cap':
      return offer.dailyCap ?? <Trans>As many as fit</Trans>;
    case 'cancellation':
      return <CancellationWords policy={offer.cancellation} />;
  }
}

function ServiceName({ id }: { readonly id: string }): ReactNode {
  const { data } = useQuery(servicesQuery(useApi()));
  return (data && findAnyService(data, id)?.service.name) ?? id;
}

function Written({ text }: { readonly text: string }): ReactNode {
  if (text === '') return <Trans>Empty</Trans>;
  return (
    <span className="web-changed-text">
      <bdi>{text}</bdi>
    </span>
  );
}

function PriceWords({ price }: Pick<OfferRequest, 'price'>): ReactNode {
  if (price.kind !== 'visit-first') return <PriceTag {...servicePrice(price)} size="small" />;
  return price.fee === 0 ? (
    <Trans>After a visit, which is free</Trans>
  ) : (
    <Trans>
      After a visit, which costs <Money dirham={price.fee} />
    </Trans>
  );
}

function Minutes({ count }: { readonly count: number }): ReactNode {
  const [option] = useMinutes()([], String(count));
  return option?.label;
}

function Days({ count }: { readonly count: number }): ReactNode {
  const [option] = useDays()([], String(count));
  return option?.label;
}

function CancellationWords({
  policy,
}: {
  readonly policy: OfferRequest['cancellation'];
}): ReactNode {
  switch (policy) {
    case 'flexible':
      return <Trans>Until 2 hours before</Trans>;
    case 'moderate':
      return <Trans>Until a day before</Trans>;
    case 'strict':
      return <Trans>Until 3 days before</Trans>;
  }
}
