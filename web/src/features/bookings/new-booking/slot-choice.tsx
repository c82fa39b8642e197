import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingReceipt } from '@osta/contracts/booking/api';
import { ActionBar, Button, Callout, DayAndTime, SlotPicker } from '@osta/ui-kit';
import { getRouteApi, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { slotKeys } from '../../../bookings/slots.queries.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useVisitor } from '../../../session/use-visitor.ts';
import { JoinWait } from '../waiting-list/join-wait.tsx';
import { freeAlternatives } from './free-alternatives.ts';
import { noteMadeHold } from './hold-of-tab.ts';
import type { PlaceDraft } from './place-draft.ts';
import { SimilarSlot } from './similar-slot.tsx';
import { stepTitleId } from './step-title.tsx';
import { useFreeWeek } from './use-free-week.ts';

const route = getRouteApi('/_default/customer/bookings/new');

interface SlotChoiceProps {
  readonly offeringId: string;
  /** The heading of the step. */
  readonly title: ReactNode;
  /** What is typed already: it goes along to another professional. */
  readonly draft: PlaceDraft;
}

/** Chooses a free time and holds it. A time that somebody else took is answered with free ones near it. */
export function SlotChoice({ offeringId, title, draft }: SlotChoiceProps): ReactNode {
  const { t } = useLingui();
  const search = route.useSearch();
  const { href } = useLocation();
  const navigate = useNavigate();
  const { history } = useRouter();
  const visitor = useVisitor();
  const { start: chosen, day: wanted, store: storeId } = search;
  const { shown, picker, isGone, error } = useFreeWeek({ offeringId, storeId }, chosen, wanted);
  const { days, value } = picker;
  const hold = useCommand<BookingReceipt>(slotKeys.all);
  const { own, similar } = freeAlternatives(hold.error);

  function choose(start: string): void {
    hold.reset();
    void navigate({
      to: '/customer/bookings/new',
      search: { ...search, start },
      replace: true,
      resetScroll: false,
    });
  }

  /** Leads people without an account, or outside of it, to the way in. */
  const enter =
    visitor === 'guest'
      ? () => void navigate({ to: '/auth/login', search: { redirect: href } })
      : visitor === 'newcomer'
        ? () => void navigate({ to: '/auth/signup', search: { redirect: href } })
        : undefined;

  function keep(startsAt: string): void {
    if (enter) {
      enter();
      return;
    }
    hold.mutate(
      call('POST /api/bookings/holds', {
        body: { offeringId, startsAt, ...(storeId !== undefined && { storeId }) },
      }),
      {
        onSuccess: ({ bookingId }) => {
          noteMadeHold(bookingId);
          const to = '/customer/bookings/new';
          const held = { ...search, start: startsAt, hold: bookingId };
          // Back leads to the kept time, not to a picker in which the own time looks taken
          void navigate({ to, search: { ...held, step: 'time' }, replace: true });
          // Two entries in the history, not one for both
          history.flush();
          void navigate({ to, search: { ...held, step: 'place' } });
        },
      },
    );
  }

  const isBusy = hold.isPending || hold.isSuccess;
  return (
    <section className="web-form-section" aria-labelledby={stepTitleId}>
      {title}
      {isGone && hold.isIdle && (
        <Callout tone="waiting">
          <Trans>This time is no longer free. Choose another one.</Trans>
        </Callout>
      )}
      <SlotPicker key={shown} label={t`Free times`} {...picker} onChange={choose} />
      <ProblemNotice error={error} />
      {hold.isError && own.length + similar.length === 0 && <ProblemNotice error={hold.error} />}
      {own.length + similar.length > 0 && (
        <Callout tone="waiting" role="alert" title={<Trans>This time is no longer free</Trans>}>
          {own.length > 0 && (
            <>
              <p>
                <Trans>These are the nearest free ones. Press one to hold it:</Trans>
              </p>
              <div className="web-slot-offers">
                {own.map(({ startsAt }) => (
                  <Button
                    key={startsAt}
                    variant="secondary"
                    disabled={isBusy}
                    onClick={() => keep(startsAt)}
                  >
                    <DayAndTime instant={startsAt} />
                  </Button>
                ))}
              </div>
            </>
          )}
          {similar.length > 0 && (
            <>
              <p>
                <Trans>The same service by other professionals near this one:</Trans>
              </p>
              <div className="web-slot-offers">
                {similar.map((slot) => (
                  <SimilarSlot key={slot.offeringId} slot={slot} draft={draft} />
                ))}
              </div>
            </>
          )}
        </Callout>
      )}
      <div className="web-actions">
        <ActionBar fact={value === null ? undefined : <DayAndTime instant={value} />}>
          <Button
            variant="accent"
            size="large"
            disabled={value === null}
            isLoading={isBusy}
            onClick={() => value !== null && keep(value)}
          >
            {visitor === 'guest' ? <Trans>Log in and book</Trans> : <Trans>Hold and review</Trans>}
          </Button>
        </ActionBar>
      </div>
      <p className="web-hint">
        <Trans>The time is kept for you for a few minutes while you fill in the rest.</Trans>
      </p>
      <JoinWait
        key={`wait-${shown}`}
        offeringId={offeringId}
        days={days.map(({ day }) => day)}
        onEnter={enter}
      />
    </section>
  );
}
