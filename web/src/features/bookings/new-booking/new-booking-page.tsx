import { Trans, useLingui } from '@lingui/react/macro';
import { backIcon, Button, Callout, Heading, Icon, Link as UiLink, Stepper } from '@osta/ui-kit';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { bookingQuery } from '../../../bookings/bookings.queries.ts';
import { useStepFocus } from '../../../forms/use-step-focus.ts';
import { publicOfferingsQuery } from '../../../professionals/offerings.queries.ts';
import { professionalQuery } from '../../../professionals/professionals.queries.ts';
import { useMe } from '../../../session/use-me.ts';
import { publicStoreQuery } from '../../../stores/public-stores.queries.ts';
import { AwayAtStore } from './away-at-store.tsx';
import { BookedService } from './booked-service.tsx';
import { askedStep, type BookingStep, bookingSteps } from './booking-steps.ts';
import { HeldSlot } from './held-slot.tsx';
import { newBookingSearch } from './new-booking-search.ts';
import { SlotChoice } from './slot-choice.tsx';
import { StepTitle } from './step-title.tsx';
import { usePlaceForm } from './use-place-form.ts';

import '../../../components/details-page.css';
import '../../../forms/form-sections.css';
import './new-booking.css';

const route = getRouteApi('/_default/customer/bookings/new');

/** Books an offered service, in three steps: a free time, which is then held, the place, and a last look. */
export function NewBookingPage(): ReactNode {
  const { service = '' } = route.useSearch();
  // What is typed belongs to the service
  return <NewBooking key={service} />;
}

function NewBooking(): ReactNode {
  const { t } = useLingui();
  const search = route.useSearch();
  const {
    professional: professionalId = '',
    service: offeringId = '',
    hold,
    place,
    store: storeId,
  } = search;
  const api = useApi();
  const me = useMe();
  const navigate = useNavigate();
  const { data: professional } = useSuspenseQuery(professionalQuery(api, professionalId));
  const { data: offered } = useSuspenseQuery(publicOfferingsQuery(api, professionalId));
  const { data: store } = useQuery({
    ...publicStoreQuery(api, storeId ?? ''),
    enabled: storeId !== undefined,
  });
  // Read by the loader
  const { data: held } = useQuery({
    ...bookingQuery(api, hold ?? ''),
    enabled: hold !== undefined,
  });
  const offering = offered.items.find(({ id }) => id === offeringId);
  const isOwn = me?.id === professionalId;
  const asked = askedStep(hold, search.step);
  const form = usePlaceForm({ offeringId, asked, onSubmit: () => goTo('check') });
  const step = bookingSteps[form.step] ?? 'time';
  const isOver = held?.status === 'released';

  function goTo(wanted: BookingStep): void {
    void navigate({
      to: '/customer/bookings/new',
      search: (before) => newBookingSearch({ ...before, step: wanted }),
    });
  }

  useEffect(() => {
    // A step that cannot be reached yet is not in the address
    if (!form.isRestored || step === asked) return;
    void navigate({
      to: '/customer/bookings/new',
      search: (before) => newBookingSearch({ ...before, step }),
      replace: true,
      resetScroll: false,
    });
  }, [asked, form.isRestored, navigate, step]);

  // The choice of a time, the kept time, the steps after it, and the end of them all
  const views = ['choice', ...bookingSteps, 'over'] as const;
  const view = hold === undefined ? 'choice' : isOver ? 'over' : step;
  const shown = useRef<HTMLHeadingElement>(null);
  useStepFocus(shown, views.indexOf(view), 0);

  const names = { time: t`Time`, place: t`Place and note`, check: t`Check and book` };
  const current = isOver ? 'time' : step;
  const title = (
    <StepTitle key={view} at={shown}>
      {names[current]}
    </StepTitle>
  );

  function main(): ReactNode {
    if (isOwn) {
      return (
        <Callout tone="info">
          <Trans>This is your own service. Your customers see their free times here.</Trans>
        </Callout>
      );
    }
    if (hold !== undefined) {
      if (held === undefined) return null;
      return (
        <HeldSlot
          key={hold}
          booking={held}
          offering={offering}
          step={step}
          title={title}
          form={form}
          onStep={goTo}
        />
      );
    }
    if (offering === undefined) return <NotOffered professionalId={professionalId} />;
    return (
      <>
        {store !== undefined && offering.away !== null && (
          <AwayAtStore
            store={store}
            professional={professional}
            offering={offering}
            away={offering.away}
          />
        )}
        <SlotChoice offeringId={offeringId} title={title} draft={form.values} />
      </>
    );
  }

  return (
    <div className="web-page web-new-booking">
      <header>
        {storeId === undefined ? (
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
        ) : (
          <BackToStore id={storeId} name={store?.name} />
        )}
        <Heading as="h1">
          <Trans>Book a time</Trans>
        </Heading>
      </header>
      {!isOwn && (hold !== undefined || offering !== undefined) && (
        <Stepper
          label={t`Steps of your booking`}
          steps={bookingSteps.map((id) => ({ id, label: names[id] }))}
          current={bookingSteps.indexOf(current)}
          onStepSelect={(id) => goTo(bookingSteps.find((one) => one === id) ?? 'time')}
        />
      )}
      <div className="web-new-booking-columns" data-view={view}>
        {offering !== undefined && current !== 'check' && (
          <div className="web-new-booking-side">
            <BookedService
              offering={offering}
              professional={professional}
              storeName={store?.name}
            />
          </div>
        )}
        <div className="web-new-booking-main">{main()}</div>
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
