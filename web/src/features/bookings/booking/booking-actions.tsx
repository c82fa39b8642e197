import { Plural, Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { Button, type ButtonProps, Ltr, notify } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import type { BookingRole } from '../../../bookings/bookings.queries.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { AmountQuestion } from '../questions/amount-question.tsx';
import { CodeQuestion } from '../questions/code-question.tsx';
import { ExtraQuestion } from '../questions/extra-question.tsx';
import { notedCash } from '../questions/noted-cash.ts';
import { ReasonQuestion } from '../questions/reason-question.tsx';
import { StartQuestion } from '../questions/start-question.tsx';
import { TimeQuestion } from '../questions/time-question.tsx';
import {
  type AskingVerb,
  type FollowingVerb,
  isAmountVerb,
  isReasonVerb,
  type PlainVerb,
} from './booking-verbs.ts';
import { callOf } from './call-of.ts';
import { followingOf, proposalsFrom } from './following-of.ts';
import { mainVerbOf, nextVerbOf } from './main-verb-of.ts';
import { NextStepBar, stepWords } from './next-step-bar.tsx';
import { OpenProposal } from './open-proposal.tsx';
import { useBookingCommand } from './use-booking-command.ts';
import { canWait } from './waiting-verbs.ts';
import { WhyNoStart } from './why-no-start.tsx';

interface BookingActionsProps {
  readonly booking: BookingView;
  readonly reader: BookingRole;
  /** Only the one button that comes next, large: where the booking is one of several things. */
  readonly isMainOnly?: boolean;
}

/** What a press that needs no question says when it is done. */
const done: { readonly [Verb in PlainVerb]: ReactNode } = {
  confirm: <Trans>The booking is confirmed.</Trans>,
  'confirm-following': <Trans>The bookings are confirmed.</Trans>,
  'accept-time': <Trans>The new time is agreed.</Trans>,
  'accept-time-following': <Trans>The new times are agreed.</Trans>,
  'withdraw-time': <Trans>You’ve taken the new time back.</Trans>,
  'leave-for': <Trans>We’ve told the customer that you’re on the way.</Trans>,
  arrive: <Trans>We’ve told the customer that you’re there.</Trans>,
  complete: <Trans>Thank you. The job is completed.</Trans>,
  'invite-again': <Trans>We’ve invited the customer to book again.</Trans>,
};

/** The buttons of a booking: those of the commands that the reader can use now, and no others. */
export function BookingActions({
  booking,
  reader,
  isMainOnly = false,
}: BookingActionsProps): ReactNode {
  const [asked, setAsked] = useState<AskingVerb | null>(null);
  const [sent, setSent] = useState<PlainVerb | null>(null);
  const command = useBookingCommand(booking.id);
  const { allowed } = booking;
  const can = (verb: BookingView['allowed'][number]): boolean => allowed.includes(verb);
  const close = (): void => setAsked(null);
  const main = isMainOnly ? mainVerbOf(booking) : null;
  const next = isMainOnly ? null : nextVerbOf(booking, reader);
  const isShown = (verb: PlainVerb | AskingVerb): boolean => !isMainOnly || verb === main;

  function looksOf(verb: PlainVerb | AskingVerb): Partial<ButtonProps> {
    if (isMainOnly) return { size: 'large', isFullWidth: true };
    return verb === next ? { className: 'web-in-action-bar' } : {};
  }

  function send(verb: PlainVerb): void {
    setSent(verb);
    command.send(callOf(verb, booking), {
      waitsAs: canWait(verb) ? verb : undefined,
      onDone: (status) => {
        // What waits is on the page
        if (status === 'sent') notify.success(done[verb]);
      },
    });
  }

  function plain(
    verb: Exclude<PlainVerb, FollowingVerb>,
    words: ReactNode,
    isMain: boolean,
  ): ReactNode {
    return can(verb) && isShown(verb) ? press(verb, words, isMain) : null;
  }

  /** Where bookings after this one wait for the same answer. */
  function alsoFollowing(verb: FollowingVerb, waiting: number): ReactNode {
    const answer = verb === 'confirm-following' ? 'confirm' : 'accept-time';
    if (isMainOnly || !can(answer) || waiting === 0) return null;
    const words =
      verb === 'confirm-following' ? (
        <Plural
          value={waiting}
          one="Confirm this one and # after it"
          other="Confirm this one and # after it"
        />
      ) : (
        <Plural
          value={waiting}
          one="Agree for this one and # after it"
          other="Agree for this one and # after it"
        />
      );
    return press(verb, words, false);
  }

  function press(verb: PlainVerb, words: ReactNode, isMain: boolean): ReactNode {
    return (
      <Button
        {...looksOf(verb)}
        variant={isMain || isMainOnly ? 'accent' : 'secondary'}
        isLoading={command.isPending && sent === verb}
        disabled={command.isPending && sent !== verb}
        onClick={() => send(verb)}
      >
        {words}
      </Button>
    );
  }

  function asking(
    verb: AskingVerb,
    isPossible: boolean,
    words: ReactNode,
    variant: 'accent' | 'secondary' | 'ghost',
  ): ReactNode {
    if (!isPossible || !isShown(verb)) return null;
    return (
      <Button
        {...looksOf(verb)}
        variant={isMainOnly ? 'accent' : variant}
        onClick={() => setAsked(verb)}
      >
        {words}
      </Button>
    );
  }

  /** What a side has noted once, it can correct: the last note counts. */
  function cash(verb: 'record-cash' | 'confirm-cash', words: ReactNode): ReactNode {
    return notedCash(verb, booking) === null
      ? asking(verb, can(verb), words, 'secondary')
      : asking(verb, can(verb), <Trans>Correct the amount</Trans>, 'ghost');
  }

  const following = followingOf(booking);
  const isOfProfessional = reader === 'professional';
  const other = isOfProfessional ? booking.customer.fullName : booking.professional.fullName;
  return (
    <>
      {booking.proposal !== null && !isMainOnly && (
        <OpenProposal booking={booking} proposal={booking.proposal} reader={reader}>
          {plain('accept-time', <Trans>Agree to the new time</Trans>, true)}
          {alsoFollowing('accept-time-following', proposalsFrom(booking).length - 1)}
          {asking(
            'reject-time',
            can('reject-time'),
            <Trans>Decline the new time</Trans>,
            'secondary',
          )}
          {plain('withdraw-time', <Trans>Take it back</Trans>, false)}
        </OpenProposal>
      )}
      {booking.startCode !== null && (
        <p className="web-start-code">
          <span>
            <Trans>Your start code</Trans>
          </span>
          <Ltr className="web-start-code-digits">{booking.startCode}</Ltr>
          <span className="web-hint">
            {booking.isCodeLocked ? (
              <Trans>
                It was entered wrong five times, so it no longer works. Press “The work has started”
                when it starts.
              </Trans>
            ) : (
              <Trans>Say it at the door when the work starts, not before.</Trans>
            )}
          </span>
        </p>
      )}
      {isOfProfessional && booking.status === 'confirmed' && !can('start') && (
        <p className="web-hint">
          <WhyNoStart booking={booking} />
        </p>
      )}
      {!isMainOnly && isOutOfProposals(booking) && (
        <p className="web-hint">
          <Trans>
            You’ve proposed other times as often as you can. Write to <bdi>{other}</bdi> if this one
            doesn’t suit you: they can still propose one.
          </Trans>
        </p>
      )}
      <ProblemNotice error={command.error} />
      <div className="web-actions">
        {plain('confirm', stepWords.confirm, true)}
        {alsoFollowing(
          'confirm-following',
          following.filter(({ status }) => status === 'pending').length,
        )}
        {plain('leave-for', stepWords['leave-for'], true)}
        {plain('arrive', stepWords.arrive, booking.onTheWayAt !== null)}
        {isOfProfessional
          ? asking(
              'enter-code',
              can('start'),
              stepWords['enter-code'],
              booking.arrivedAt === null ? 'secondary' : 'accent',
            )
          : asking(
              'start',
              can('start'),
              <Trans>The work has started</Trans>,
              booking.arrivedAt === null ? 'secondary' : 'accent',
            )}
        {asking('finish', can('finish'), stepWords.finish, 'accent')}
        {asking(
          'propose-extra',
          can('propose-extra'),
          <Trans>Propose extra work</Trans>,
          'secondary',
        )}
        {plain('complete', stepWords.complete, true)}
        {cash('record-cash', <Trans>I got the cash</Trans>)}
        {cash('confirm-cash', <Trans>I paid in cash</Trans>)}
        {asking(
          'propose-time',
          can('propose-time'),
          <Trans>Propose another time</Trans>,
          'secondary',
        )}
        {plain('invite-again', <Trans>Invite to book again</Trans>, false)}
        {asking('decline', can('decline'), <Trans context="booking">Decline</Trans>, 'ghost')}
        {asking('dispute', can('dispute'), <Trans>Something isn’t right</Trans>, 'ghost')}
        {asking('contest-no-show', can('contest-no-show'), <Trans>Contest it</Trans>, 'secondary')}
        {asking(
          'contest-strike',
          can('contest-strike'),
          <Trans>Contest the strike</Trans>,
          'secondary',
        )}
        {asking(
          'report-no-show',
          can('report-no-show'),
          isOfProfessional ? <Trans>Nobody is there</Trans> : <Trans>Nobody came</Trans>,
          'ghost',
        )}
        {asking('cancel', can('cancel'), <Trans>Cancel the booking</Trans>, 'ghost')}
      </div>
      {next !== null && (
        <NextStepBar
          booking={booking}
          reader={reader}
          verb={next}
          isSending={command.isPending && sent === next}
          onPress={() => (next === 'enter-code' || next === 'finish' ? setAsked(next) : send(next))}
        />
      )}
      {isReasonVerb(asked) && (
        <ReasonQuestion booking={booking} reader={reader} verb={asked} onClose={close} />
      )}
      {isAmountVerb(asked) && <AmountQuestion booking={booking} verb={asked} onClose={close} />}
      {asked === 'propose-time' && (
        <TimeQuestion
          booking={booking}
          other={other}
          reader={reader}
          following={following.length}
          onClose={close}
        />
      )}
      {asked === 'start' && <StartQuestion booking={booking} onClose={close} />}
      {asked === 'enter-code' && <CodeQuestion booking={booking} onClose={close} />}
      {asked === 'propose-extra' && <ExtraQuestion booking={booking} onClose={close} />}
    </>
  );
}

/** Whether the reader would propose another time, if they had not done so too often. */
function isOutOfProposals({ status, proposal, proposalsLeft }: BookingView): boolean {
  return (
    proposalsLeft === 0 && proposal === null && (status === 'pending' || status === 'confirmed')
  );
}
