import { Trans } from '@lingui/react/macro';
import { backIcon, Button, Callout, Heading, Icon, Link as UiLink } from '@osta/ui-kit';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { publicOfferingsQuery } from '../../../professionals/offerings.queries.ts';
import { professionalQuery } from '../../../professionals/professionals.queries.ts';
import { useMe } from '../../../session/use-me.ts';
import { publicStoreQuery } from '../../../stores/public-stores.queries.ts';
import { BookedService } from './booked-service.tsx';
import { HeldSlot } from './held-slot.tsx';
import { SlotChoice } from './slot-choice.tsx';

import '../../../components/details-page.css';
import '../../../forms/form-sections.css';
import './new-booking.css';

const route = getRouteApi('/_default/customer/bookings/new');

/** Books an offered service: first a free time, which is then held while the rest is filled in. */
export function NewBookingPage(): ReactNode {
  const search = route.useSearch();
  const {
    professional: professionalId = '',
    service: offeringId = '',
    hold,
    place,
    store: storeId,
  } = search;
  const [firstHold] = useState(hold);
  const api = useApi();
  const me = useMe();
  const { data: professional } = useSuspenseQuery(professionalQuery(api, professionalId));
  const { data: offered } = useSuspenseQuery(publicOfferingsQuery(api, professionalId));
  const { data: store } = useQuery({
    ...publicStoreQuery(api, storeId ?? ''),
    enabled: storeId !== undefined,
  });
  const offering = offered.items.find(({ id }) => id === offeringId);
  const profile = (
    <UiLink asChild isQuiet>
      <Link
        to="/professional/profile/$id/public"
        params={{ id: professionalId }}
        search={place === undefined ? {} : { place }}
        className="web-back"
      >
        <Icon icon={backIcon} size={18} />
        <bdi>{professional.fullName}</bdi>
      </Link>
    </UiLink>
  );

  function step(): ReactNode {
    if (me?.id === professionalId) {
      return (
        <Callout tone="info">
          <Trans>This is your own service. Your customers see their free times here.</Trans>
        </Callout>
      );
    }
    if (hold !== undefined) {
      return <HeldSlot key={hold} bookingId={hold} isJustHeld={hold !== firstHold} />;
    }
    if (offering === undefined) return <NotOffered professionalId={professionalId} />;
    return <SlotChoice offeringId={offeringId} />;
  }

  return (
    <div className="web-page web-new-booking">
      <header>
        <UiLink asChild isQuiet>
          {storeId === undefined ? profile : <BackToStore id={storeId} name={store?.name} />}
        </UiLink>
        <Heading as="h1">
          {hold === undefined ? <Trans>Book a time</Trans> : <Trans>Check and book</Trans>}
        </Heading>
      </header>
      <div className="web-new-booking-columns">
        {offering !== undefined && (
          <div className="web-new-booking-side">
            <BookedService
              offering={offering}
              professional={professional}
              storeName={store?.name}
            />
          </div>
        )}
        <div className="web-new-booking-main">{step()}</div>
      </div>
    </div>
  );
}

interface BackToStoreProps {
  readonly id: string;
  readonly name: string | undefined;
}

/** Leads back to the page of the store; a store that is hidden by now has no name here. */
function BackToStore({ id, name }: BackToStoreProps): ReactNode {
  return (
    <UiLink asChild isQuiet>
      <Link to="/store/$id/public" params={{ id }} className="web-back">
        <Icon icon={backIcon} size={18} />
        {name === undefined ? <Trans>The store</Trans> : <bdi>{name}</bdi>}
      </Link>
    </UiLink>
  );
}

/** Says that a service is not to be had now, and leads back to those that are. */
function NotOffered({ professionalId }: { readonly professionalId: string }): ReactNode {
  return (
    <Callout
      tone="waiting"
      action={
        <Button asChild variant="secondary">
          <Link to="/professional/profile/$id/public" params={{ id: professionalId }}>
            <Trans>Other services</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>This service can’t be booked right now. Choose another one.</Trans>
    </Callout>
  );
}
