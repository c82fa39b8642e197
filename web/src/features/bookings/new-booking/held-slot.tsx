import { Plural, Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import {
  ActionBar,
  Button,
  Callout,
  DayAndTime,
  FormField,
  PlannedDay,
  TextArea,
  TextField,
  TimeRange,
} from '@osta/ui-kit';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { bookingKeys, bookingQuery, seriesDatesQuery } from '../../../bookings/bookings.queries.ts';
import { PlacePicker } from '../../../catalogue/place-picker.tsx';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useBookingCommand } from '../booking/use-booking-command.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { RepeatChoice } from './repeat-choice.tsx';
import { type Repeat, startsOf } from './repeat.ts';

const route = getRouteApi('/_default/customer/bookings/new');

/** As long as the service accepts. */
const longestAddress = 300;
const longestNote = 1000;

const serviceNames = {
  place: 'body.placeId',
  address: 'body.addressNote',
  note: 'body.note',
};
interface HeldSlotProps {
  readonly bookingId: string;
  /** Whether it was held on this page, which the reader's focus then follows. */
  readonly isJustHeld: boolean;
}

/** A held slot: what it will be, the rest that is asked for, and the button that books it. */
export function HeldSlot({ bookingId, isJustHeld }: HeldSlotProps): ReactNode {
  const { data: booking } = useSuspenseQuery(bookingQuery(useApi(), bookingId));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustHeld) title.current?.focus();
  }, [isJustHeld]);
  const { heldUntil, createdAt, startsAt, endsAt, status } = booking;
  return (
    <section className="web-form-section" aria-labelledby="held-slot">
      <div>
        <h2 className="web-form-section-title" id="held-slot" ref={title} tabIndex={-1}>
          <PlannedDay instant={startsAt} />
        </h2>
        <p className="web-held-time">
          <TimeRange start={startsAt} end={endsAt} />
        </p>
      </div>
      {status === 'released' ? (
        <HoldIsOver />
      ) : (
        <>
          {heldUntil !== null && (
            <HoldCountdown bookingId={bookingId} hold={{ createdAt, heldUntil }} />
          )}
          <PlaceForm booking={booking} />
        </>
      )}
    </section>
  );
}

/** Returns a function that goes back to the free times. */
function useOtherTime(): () => void {
  const search = route.useSearch();
  const navigate = useNavigate();
  return () => {
    const { hold: _hold, ...others } = search;
    void navigate({ to: '/customer/bookings/new', search: others, replace: true });
  };
}

function HoldIsOver(): ReactNode {
  const chooseAgain = useOtherTime();
  return (
    <Callout
      tone="waiting"
      role="alert"
      title={<Trans>This time is no longer kept</Trans>}
      action={
        <Button variant="accent" onClick={chooseAgain}>
          <Trans>Choose a time</Trans>
        </Button>
      }
    >
      <Trans>Nothing was booked. If the time is still free, you can choose it again.</Trans>
    </Callout>
  );
}

interface PlaceFormProps {
  readonly booking: BookingView;
}

/** Asks where the work is, and makes a booking of the held slot. */
function PlaceForm({
  booking: { id, cancellation, createdAt, isOffered, startsAt },
}: PlaceFormProps): ReactNode {
  const search = route.useSearch();
  const navigate = useNavigate();
  const chooseAgain = useOtherTime();
  const rules = useFieldRules();
  const serverFields = useServerFields();
  const place = useCommand(bookingKeys.all);
  const release = useBookingCommand(id);
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const dates = useQuery({
    ...seriesDatesQuery(useApi(), id, repeat?.rhythm ?? 'weekly', repeat?.times ?? 2),
    enabled: repeat !== null,
  });
  const starts = repeat === null ? [] : startsOf(dates.data?.dates ?? [], repeat.replaced);
  const series =
    repeat !== null && starts.length > 0 ? { rhythm: repeat.rhythm, starts: [...starts] } : null;
  const form = useFormFields<{ place: string | null; address: string; note: string }>({
    initial: { place: search.place ?? null, address: '', note: '' },
    rules: {
      place: [(chosen) => rules.required(chosen ?? '')],
      address: [rules.maxLength(longestAddress)],
      note: [rules.maxLength(longestNote)],
    },
    carry: { name: 'booking-place', of: id, fields: ['place', 'address', 'note'] },
    onSubmit: ({ place: placeId, address, note }) => {
      if (placeId === null) return;
      const params = { bookingId: id };
      const body = { placeId, addressNote: address.trim(), note: note.trim() };
      place.mutate(
        series === null
          ? call('POST /api/bookings/{bookingId}/place', { params, body })
          : call('POST /api/bookings/{bookingId}/place-series', {
              params,
              body: { ...body, ...series },
            }),
        {
          onSuccess: () =>
            void navigate({ to: '/customer/bookings/$id', params: { id }, replace: true }),
          onError: (error) => {
            form.refuse(serverFields(error, serviceNames));
            // A date may have been lost meanwhile
            if (series !== null) void dates.refetch();
          },
        },
      );
    },
  });
  const { values, errors, fieldId, set, submit } = form;
  const isBusy = place.isPending || place.isSuccess;
  // Counted from the hold: nobody cancels what is not booked yet
  const isLate = cancellation.freeUntil <= createdAt;
  const until = <DayAndTime instant={cancellation.freeUntil} />;
  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <FormField id={fieldId('place')} label={<Trans>Place</Trans>} error={errors.place} required>
        <PlacePicker value={values.place} onChange={(chosen) => set('place', chosen)} />
      </FormField>
      <FormField
        id={fieldId('address')}
        label={<Trans>How to find the door</Trans>}
        hint={<Trans>The professional sees it once the booking is confirmed.</Trans>}
        error={errors.address}
        isOptional
      >
        <TextField
          dir="auto"
          maxLength={longestAddress}
          value={values.address}
          onChange={(event) => set('address', event.target.value)}
        />
      </FormField>
      <FormField
        id={fieldId('note')}
        label={<Trans>Note to the professional</Trans>}
        error={errors.note}
        isOptional
      >
        <TextArea
          rows={3}
          maxLength={longestNote}
          value={values.note}
          onChange={(event) => set('note', event.target.value)}
        />
      </FormField>
      <RepeatChoice repeat={repeat} onChange={setRepeat} dates={dates} />
      <Callout tone={isLate ? 'waiting' : 'info'}>
        {isLate ? (
          <Trans>This time is so near that, once it’s confirmed, cancelling counts as late.</Trans>
        ) : (
          <Trans>Cancelling has no consequence until {until}.</Trans>
        )}
      </Callout>
      <ProblemNotice error={place.error ?? release.error} />
      <div className="web-actions">
        <ActionBar fact={<DayAndTime instant={startsAt} />}>
          <Button
            type="submit"
            variant="accent"
            size="large"
            isLoading={isBusy}
            disabled={release.isPending || (repeat !== null && dates.data === undefined)}
          >
            {series === null ? (
              <Trans>Book now</Trans>
            ) : (
              <Plural value={starts.length + 1} one="Book # time" other="Book # times" />
            )}
          </Button>
        </ActionBar>
        <Button
          variant="ghost"
          size="large"
          isLoading={release.isPending}
          disabled={isBusy}
          onClick={() =>
            release.send(
              call('POST /api/bookings/{bookingId}/release', { params: { bookingId: id } }),
              { onDone: chooseAgain, onRefused: chooseAgain },
            )
          }
        >
          {isOffered ? <Trans>Pass it on</Trans> : <Trans>Choose another time</Trans>}
        </Button>
      </div>
    </form>
  );
}
