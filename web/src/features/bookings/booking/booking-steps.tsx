import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingHistoryItem, BookingView } from '@osta/contracts/booking/api';
import type { BookingStatus } from '@osta/contracts/booking/status';
import { BookingTimeline, type TimelineStep, WaitingMark } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { ProfessionalName } from '../../../professionals/professional-name.tsx';
import { StepFacts } from './step-facts.tsx';
import { StepText } from './step-text.tsx';

/** Events after which the booking does not go on. */
const failures: ReadonlySet<BookingHistoryItem['what']> = new Set([
  'booking-declined',
  'booking-expired',
  'booking-cancelled',
  'booking-cancelled-by-admin',
  'booking-no-show-reported',
  'booking-disputed',
]);

/** The steps that are still to come, while the booking goes on as agreed. */
const coming: { readonly [Status in BookingStatus]?: readonly BookingHistoryItem['what'][] } = {
  pending: ['booking-confirmed', 'work-started', 'work-finished', 'booking-completed'],
  confirmed: ['work-started', 'work-finished', 'booking-completed'],
  in_progress: ['work-finished', 'booking-completed'],
  awaiting_confirmation: ['booking-completed'],
};

interface BookingStepsProps {
  readonly booking: BookingView;
  /** How many steps at the end of the history have not arrived. */
  readonly waiting: number;
}

/** The history of a booking, and what comes next. */
export function BookingSteps({ booking, waiting }: BookingStepsProps): ReactNode {
  const { t } = useLingui();
  const { history, role, customer, professional, store } = booking;

  function nameOf(by: BookingHistoryItem['by'], index: number): ReactNode {
    // Who had the booking before it was handed over did what stands before that
    const former = history.slice(index + 1).find(({ handedOver }) => handedOver)?.handedOver;
    if (by === 'professional' && former) return <bdi>{former.from}</bdi>;
    if (by === role) return <Trans context="who did it">You</Trans>;
    if (by === 'customer') return <bdi>{customer.fullName}</bdi>;
    if (by === 'professional') return <ProfessionalName person={professional} />;
    if (by === 'store' && store !== null) return <bdi>{store.name}</bdi>;
    return <Trans>Osta</Trans>;
  }

  const done = history.map((step, index): TimelineStep => {
    const { what, at, by } = step;
    const isLast = index === history.length - 1;
    return {
      id: `${index} ${what}`,
      title: <StepText what={what} />,
      at,
      state: failures.has(what) ? 'failed' : isLast ? 'current' : 'done',
      detail:
        index < history.length - waiting ? (
          <>
            {nameOf(by, index)}
            <StepFacts step={step} />
          </>
        ) : (
          <WaitingMark />
        ),
    };
  });
  const toCome = (coming[booking.status] ?? []).map((what): TimelineStep => ({
    id: `to-come ${what}`,
    title: <StepText what={what} />,
    at: null,
    state: 'upcoming',
  }));

  return (
    <section className="web-panel" aria-labelledby="booking-steps">
      <h2 className="web-panel-title" id="booking-steps">
        <Trans>Progress</Trans>
      </h2>
      <BookingTimeline label={t`Progress`} steps={[...done, ...toCome]} />
    </section>
  );
}
