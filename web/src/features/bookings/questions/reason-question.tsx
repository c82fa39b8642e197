import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { type CalloutTone, DayAndTime, notify, ReasonDialog } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { type Call, call } from '../../../api/call.ts';
import type { BookingRole } from '../../../bookings/bookings.queries.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import type { ReasonVerb } from '../booking/booking-verbs.ts';
import { followingOf } from '../booking/following-of.ts';
import { useBookingCommand } from '../booking/use-booking-command.ts';
import { type Scope, ScopeChoice } from './scope-choice.tsx';

/** As long as the service accepts. */
const longestReason = 300;

interface Question {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly keepLabel: ReactNode;
  readonly done: ReactNode;
  readonly isReasonOptional: boolean;
  readonly reasonHint?: ReactNode;
  readonly consequence?: ReactNode;
  readonly consequenceTone?: CalloutTone;
}

interface ReasonQuestionProps {
  readonly booking: BookingView;
  readonly reader: BookingRole;
  readonly verb: ReasonVerb;
  readonly onClose: () => void;
}

/** Asks before a command that lets the other side down, with its reason and its consequence. */
export function ReasonQuestion({ booking, reader, verb, onClose }: ReasonQuestionProps): ReactNode {
  const command = useBookingCommand(booking.id);
  const { done, ...question } = questionOf(verb, booking, reader);
  const following = verb === 'cancel' ? followingOf(booking).length : 0;
  const [scope, setScope] = useState<Scope>('one');
  const isAll = following > 0 && scope === 'following';
  // As it was read: it may change while the question is open
  const [proposal] = useState(booking.proposal);

  function callOf(reason: string): Call<unknown> {
    const params = { bookingId: booking.id };
    if (verb === 'reject-time') {
      const startsAt = proposal?.startsAt ?? booking.startsAt;
      const body = { startsAt, reason };
      return call('POST /api/bookings/{bookingId}/reject-time', { params, body });
    }
    return call(`POST /api/bookings/{bookingId}/${isAll ? 'cancel-following' : verb}`, {
      params,
      body: { reason },
    });
  }

  return (
    <ReasonDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="danger"
      reasonLabel={<Trans>Reason</Trans>}
      reasonHint={<Trans>The other side reads it.</Trans>}
      maxLength={longestReason}
      isConfirming={command.isPending}
      onConfirm={(reason) =>
        command.send(callOf(reason), {
          onDone: () => {
            onClose();
            notify.success(isAll ? <Trans>The bookings are cancelled.</Trans> : done);
          },
        })
      }
      {...question}
    >
      {following > 0 && (
        <ScopeChoice
          legend={<Trans>What to cancel</Trans>}
          following={following}
          scope={scope}
          onChange={setScope}
        />
      )}
      <ProblemNotice error={command.error} />
    </ReasonDialog>
  );
}

/** Returns the words of a question. */
function questionOf(verb: ReasonVerb, booking: BookingView, reader: BookingRole): Question {
  const other = (
    <bdi>{(reader === 'customer' ? booking.professional : booking.customer).fullName}</bdi>
  );
  const back = <Trans>Go back</Trans>;
  switch (verb) {
    case 'cancel':
      return {
        title: <Trans>Cancel this booking?</Trans>,
        description: <Trans>We’ll let {other} know right away. You can’t undo this.</Trans>,
        confirmLabel: <Trans>Cancel the booking</Trans>,
        keepLabel: <Trans>Keep it</Trans>,
        done: <Trans>The booking is cancelled.</Trans>,
        isReasonOptional: true,
        ...consequenceOf(booking, reader),
      };
    case 'decline':
      return {
        title: <Trans>Decline this booking?</Trans>,
        description: <Trans>We’ll let {other} know right away. You can’t undo this.</Trans>,
        confirmLabel: <Trans context="booking">Decline</Trans>,
        keepLabel: back,
        done: <Trans>You’ve declined the booking.</Trans>,
        isReasonOptional: true,
      };
    case 'reject-time':
      return {
        title: <Trans>Decline the new time?</Trans>,
        description: <Trans>The booking stays as it was. We’ll let {other} know.</Trans>,
        confirmLabel: <Trans>Decline the new time</Trans>,
        keepLabel: back,
        done: <Trans>The booking stays as it was.</Trans>,
        isReasonOptional: true,
      };
    case 'dispute':
      return {
        title: <Trans>Something isn’t right?</Trans>,
        description: <Trans>Tell us what’s wrong. We’ll talk to both sides and decide.</Trans>,
        confirmLabel: <Trans>Send the complaint</Trans>,
        keepLabel: back,
        done: <Trans>Your complaint is with us.</Trans>,
        isReasonOptional: false,
      };
    case 'report-no-show':
      return {
        title:
          reader === 'customer' ? <Trans>Nobody came?</Trans> : <Trans>Nobody was there?</Trans>,
        description: <Trans>We’ll note it and ask {other}, who can contest it.</Trans>,
        confirmLabel: <Trans>Report it</Trans>,
        keepLabel: back,
        done: <Trans>We’ve noted your report.</Trans>,
        isReasonOptional: false,
        consequence: reopensOf(booking, reader),
      };
    case 'contest-no-show':
      return {
        title: <Trans>Contest this report?</Trans>,
        description: <Trans>Say what happened. We’ll talk to both sides and decide.</Trans>,
        confirmLabel: <Trans>Contest it</Trans>,
        keepLabel: back,
        done: <Trans>We’ve noted your objection.</Trans>,
        isReasonOptional: false,
      };
    case 'contest-strike':
      return {
        title: <Trans>Contest this strike?</Trans>,
        description: (
          <Trans>Say what happened. Until we’ve decided, the strike doesn’t count.</Trans>
        ),
        confirmLabel: <Trans>Contest the strike</Trans>,
        keepLabel: back,
        done: <Trans>We’ve noted your objection.</Trans>,
        isReasonOptional: false,
        reasonHint: <Trans>We read it; the other side doesn’t.</Trans>,
      };
  }
}

/** Returns what cancelling now would cost, and what becomes of the request, in words. */
function consequenceOf(
  booking: BookingView,
  reader: BookingRole,
): Pick<Question, 'consequence' | 'consequenceTone'> {
  const { cancellation, status } = booking;
  if (status === 'pending') {
    return {
      consequence: <Trans>It isn’t confirmed yet, so cancelling has no consequence.</Trans>,
    };
  }
  const until = <DayAndTime instant={cancellation.freeUntil} />;
  return {
    ...(cancellation.isLate && { consequenceTone: 'waiting' as const }),
    consequence: (
      <>
        {cancellation.isLate ? (
          strikeOf(reader, until)
        ) : (
          <Trans>Cancelling has no consequence until {until}.</Trans>
        )}{' '}
        {reopensOf(booking, reader)}
      </>
    ),
  };
}

/** Returns that cancelling now is late, in words. */
function strikeOf(reader: BookingRole, until: ReactNode): ReactNode {
  return reader === 'customer' ? (
    <Trans>
      You could cancel freely until {until}. Now it leaves a strike: several of them pause your
      bookings for a while.
    </Trans>
  ) : (
    <Trans context="professional">
      You could cancel freely until {until}. Now it leaves a strike: several of them pause your
      bookings for a while.
    </Trans>
  );
}

/** Returns that the request of the booking will be open again, in words; nothing without a request. */
function reopensOf({ requestId }: BookingView, reader: BookingRole): ReactNode {
  if (requestId === null) return undefined;
  return reader === 'customer' ? (
    <Trans>
      Your request opens again, and the other offers stand for a while. If you no longer need the
      work, withdraw the request then.
    </Trans>
  ) : (
    <Trans>The customer’s request opens again.</Trans>
  );
}
