import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Callout, FormField, formatWeekday, Select, useLocale } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { waitsKey } from '../../../bookings/waits.queries.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { instantOf } from '../../../time/tripoli.ts';
import { WaitDays } from './wait-days.tsx';

interface JoinWaitProps {
  readonly offeringId: string;
  /** The days that are shown, in order. */
  readonly days: readonly string[];
  /** Called instead of joining when the reader has to log in first; undefined: they are logged in. */
  readonly onEnter: (() => void) | undefined;
}

/** Waits for a time on one of the shown days, or on any of them. */
export function JoinWait({ offeringId, days, onEnter }: JoinWaitProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const [chosen, setChosen] = useState('');
  const join = useCommand(waitsKey);
  const first = days[0] ?? '';
  const firstDay = chosen === '' ? first : chosen;
  const lastDay = chosen === '' ? (days.at(-1) ?? first) : chosen;

  if (join.isSuccess) {
    return (
      <Callout
        tone="good"
        title={<Trans>You’re on the list</Trans>}
        action={
          <Button asChild variant="secondary">
            <Link to="/customer/bookings">
              <Trans>My bookings</Trans>
            </Link>
          </Button>
        }
      >
        <p>
          <WaitDays firstDay={firstDay} lastDay={lastDay} />
        </p>
        <Trans>When a time becomes free, we keep it for you for a short while and tell you.</Trans>
      </Callout>
    );
  }
  return (
    <div className="web-join-wait">
      <h3 className="web-join-wait-title">
        <Trans>No time that suits you?</Trans>
      </h3>
      <p className="web-hint">
        <Trans>
          Join the waiting list: when someone cancels, the time is offered to one person after the
          other.
        </Trans>
      </p>
      <div className="web-join-wait-row">
        <FormField label={<Trans>Which day</Trans>}>
          <Select
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: '', label: t`Any of the days shown` },
              ...days.map((day) => ({
                value: day,
                label: formatWeekday(instantOf({ day, time: '12:00' }) ?? day, locale) ?? day,
              })),
            ]}
          />
        </FormField>
        <Button
          variant="secondary"
          isLoading={join.isPending}
          onClick={() =>
            onEnter
              ? onEnter()
              : join.mutate(
                  call('POST /api/bookings/waits', { body: { offeringId, firstDay, lastDay } }),
                )
          }
        >
          <Trans>Join the waiting list</Trans>
        </Button>
      </div>
      <ProblemNotice error={join.error} />
    </div>
  );
}
