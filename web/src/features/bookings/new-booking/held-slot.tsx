import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import type { PublicOffering } from '@osta/contracts/offering/api';
import { ActionBar, Button, DayAndTime } from '@osta/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode, SyntheticEvent } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { bookingKeys } from '../../../bookings/bookings.queries.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { pressOnce } from '../../../forms/press-once.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import type { FormFields } from '../../../forms/use-form-fields.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingPromiseText } from './booking-promise-text.tsx';
import type { BookingStep } from './booking-steps.ts';
import { HeldTime } from './held-time.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { HoldIsOver } from './hold-is-over.tsx';
import { dropPlaceDraft, type PlaceDraft } from './place-draft.ts';
import { PlaceFields } from './place-fields.tsx';
import { RepeatChoice } from './repeat-choice.tsx';
import { stepTitleId } from './step-title.tsx';
import { useHoldOfPage } from './use-hold-of-page.ts';
import { useSeries } from './use-series.ts';

const serviceNames = {
  place: 'body.placeId',
  address: 'body.addressNote',
  note: 'body.note',
};

interface HeldSlotProps {
  readonly booking: BookingView;
  /** `undefined` for a service that is not offered any more: what is held can be booked nevertheless. */
  readonly offering: PublicOffering | undefined;
  readonly step: BookingStep;
  /** The heading of the step. */
  readonly title: ReactNode;
  readonly form: FormFields<PlaceDraft>;
  readonly onStep: (step: BookingStep) => void;
}

/** A held slot: the rest that is asked for, what it will be, and the button that books it. */
export function HeldSlot(props: HeldSlotProps): ReactNode {
  const { booking, title } = props;
  const isTakenAgain = useHoldOfPage(booking);
  const { id, heldUntil, createdAt, status } = booking;
  return (
    <section className="web-form-section" aria-labelledby={stepTitleId}>
      {title}
      {status === 'released' ? (
        <HoldIsOver isBusy={isTakenAgain} />
      ) : (
        <>
          {heldUntil !== null && <HoldCountdown bookingId={id} hold={{ createdAt, heldUntil }} />}
          <HeldSteps {...props} />
        </>
      )}
    </section>
  );
}

/** The steps while a slot is held. */
function HeldSteps({ booking, offering, step, form, onStep }: HeldSlotProps): ReactNode {
  const { id, customer, offeringId, price, startsAt } = booking;
  const { values, set, submit } = form;
  const navigate = useNavigate();
  const serverFields = useServerFields();
  const place = useCommand(bookingKeys.all);
  const series = useSeries(id, values.repeat);

  function book(): void {
    const { place: placeId, address, note } = values;
    if (placeId === null) return;
    const params = { bookingId: id };
    const body = { placeId, addressNote: address.trim(), note: note.trim() };
    const { booked } = series;
    place.mutate(
      booked === null
        ? call('POST /api/bookings/{bookingId}/place', { params, body })
        : call('POST /api/bookings/{bookingId}/place-series', {
            params,
            body: { ...body, rhythm: booked.rhythm, starts: [...booked.starts] },
          }),
      {
        onSuccess: () => {
          if (offeringId !== null) dropPlaceDraft(customer.id, offeringId);
          void navigate({ to: '/customer/bookings/$id', params: { id }, replace: true });
        },
        onError: (error) => {
          form.refuse(serverFields(error, serviceNames));
          // A date may have been lost meanwhile
          if (booked !== null) void series.dates.refetch();
        },
      },
    );
  }

  if (step === 'time') return <HeldTime booking={booking} onNext={() => onStep('place')} />;

  const isLast = step === 'check';
  const isBusy = place.isPending || place.isSuccess;

  function onSubmit(event: SyntheticEvent): void {
    if (!isLast) {
      submit(event);
      return;
    }
    event.preventDefault();
    book();
  }

  return (
    <form className="web-form" noValidate onSubmit={onSubmit}>
      {isLast ? (
        <BookingFacts booking={booking} offering={offering} draft={values} series={series.booked} />
      ) : (
        <>
          <PlaceFields form={form} />
          <RepeatChoice
            repeat={values.repeat}
            onChange={(repeat) => set('repeat', repeat)}
            dates={series.dates}
          />
        </>
      )}
      <ProblemNotice error={place.error} />
      <div className="web-actions">
        <ActionBar fact={<DayAndTime instant={startsAt} />}>
          <Button
            type="submit"
            variant="accent"
            size="large"
            isLoading={isBusy}
            disabled={isLast && series.isPending}
            onClick={pressOnce}
          >
            {isLast ? (
              <BookingPromiseText
                price={price}
                confirmation={offering?.confirmation}
                count={1 + (series.booked?.starts.length ?? 0)}
              />
            ) : (
              <Trans>Next</Trans>
            )}
          </Button>
        </ActionBar>
        <Button
          variant="ghost"
          size="large"
          disabled={isBusy}
          onClick={() => onStep(isLast ? 'place' : 'time')}
        >
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
