import { Trans } from '@lingui/react/macro';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import { Button, Card, DateField, FormField, Heading, Text } from '@osta/ui-kit';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { PauseEnd } from '../../../professionals/pause-end.tsx';
import { useToday } from '../../../time/use-today.ts';
import { useChangePause } from './pause.mutations.ts';

interface PauseCardProps {
  readonly profile: Pick<PublicProfessional, 'id' | 'paused'>;
}

/** “Nothing new for a while”, until a day or until it is ended. */
export function PauseCard({ profile: { id, paused } }: PauseCardProps): ReactNode {
  const today = useToday();
  const [lastDay, setLastDay] = useState<string | null>(null);
  const change = useChangePause(id);

  function pause(event: SyntheticEvent): void {
    event.preventDefault();
    change.mutate({ lastDay }, { onSuccess: () => setLastDay(null) });
  }

  return (
    <Card className="web-profile-card" padding="large">
      {paused === null ? (
        <form className="web-form" onSubmit={pause}>
          <Heading as="h2" size="medium">
            <Trans>Take a break</Trans>
          </Heading>
          <Text tone="quiet" size="small">
            <Trans>
              While your profile is paused, customers don’t find you, and can’t send you new
              requests or bookings. What you’ve already agreed on continues.
            </Trans>
          </Text>
          <FormField
            label={<Trans>Last day of the break</Trans>}
            hint={<Trans>Leave it empty to come back whenever you choose.</Trans>}
            isOptional
          >
            <DateField value={lastDay} min={today} onChange={setLastDay} />
          </FormField>
          <ProblemNotice error={change.error} />
          <div className="web-actions">
            <Button type="submit" variant="secondary" isLoading={change.isPending}>
              <Trans>Pause my profile</Trans>
            </Button>
          </div>
        </form>
      ) : (
        <div className="web-form">
          <Heading as="h2" size="medium">
            <Trans>Your profile is paused</Trans>
          </Heading>
          <Text>
            <PauseEnd pause={paused} />
          </Text>
          <ProblemNotice error={change.error} />
          <div className="web-actions">
            <Button isLoading={change.isPending} onClick={() => change.mutate(null)}>
              <Trans>End the break</Trans>
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
