import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { Button, Card, DayAndTime, FormField, Heading, Select, Text } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useChangePresence } from './presence.mutations.ts';

import './presence-card.css';

interface PresenceCardProps {
  readonly profile: Pick<ProfessionalCard, 'id' | 'availableUntil'>;
}

/** In hours: the lengths that can be chosen. */
const lengths = [1, 2, 4, 8, 12];

/** “I can come now”, for some hours. */
export function PresenceCard({ profile: { id, availableUntil } }: PresenceCardProps): ReactNode {
  const { t } = useLingui();
  const [hours, setHours] = useState(4);
  const change = useChangePresence(id);
  return (
    <Card className="web-presence" padding="large">
      <Heading as="h2" size="medium">
        <Trans>Can you come now?</Trans>
      </Heading>
      {availableUntil === null ? (
        <>
          <Text tone="quiet" size="small">
            <Trans>
              Customers looking for someone who can come now will find you. It ends by itself.
            </Trans>
          </Text>
          <div className="web-presence-row">
            <FormField label={<Trans>For how long</Trans>}>
              <Select
                value={String(hours)}
                onChange={({ target }) => setHours(Number(target.value))}
                options={lengths.map((length) => ({
                  value: String(length),
                  label: t`${plural(length, { one: '# hour', other: '# hours' })}`,
                }))}
              />
            </FormField>
            <Button isLoading={change.isPending} onClick={() => change.mutate(hours * 60)}>
              <Trans>I can come now</Trans>
            </Button>
          </div>
        </>
      ) : (
        <>
          <Text>
            <Trans>
              Customers see that you can come now, until <DayAndTime instant={availableUntil} />.
            </Trans>
          </Text>
          <div className="web-presence-row">
            <Button
              variant="secondary"
              isLoading={change.isPending}
              onClick={() => change.mutate(null)}
            >
              <Trans>I can no longer come</Trans>
            </Button>
          </div>
        </>
      )}
      <ProblemNotice error={change.error} />
    </Card>
  );
}
