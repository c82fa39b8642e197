import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import {
  Button,
  Duration,
  Heading,
  Percent,
  Popover,
  StatTile,
  Text,
  VisuallyHidden,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface ProfessionalNumbersProps {
  readonly professional: Pick<PublicProfessional, 'responseMinutes' | 'conduct'>;
}

/** How a professional answers, in three numbers, each with the rule that it follows. */
export function ProfessionalNumbers({
  professional: { responseMinutes, conduct },
}: ProfessionalNumbersProps): ReactNode {
  const { t } = useLingui();
  const { acceptance, lateCancellation } = conduct;
  const isNew = responseMinutes === null && acceptance === null && lateCancellation === null;
  return (
    <section className="web-profile-part" aria-labelledby="numbers">
      <Heading as="h2" id="numbers">
        <Trans>In numbers</Trans>
      </Heading>
      {isNew ? (
        <Text tone="quiet">
          <Trans>There’s too little to count yet. Numbers need three cases in a year.</Trans>
        </Text>
      ) : (
        <div className="web-profile-numbers">
          <StatTile
            label={<Trans>Answers within</Trans>}
            value={<Duration minutes={responseMinutes} />}
            hint={
              <Rule about={t`Answers within`}>
                <Trans>
                  The median time of the last year from a request or a booking that waits for an
                  answer to the first answer: half of the answers came faster.
                </Trans>
              </Rule>
            }
          />
          <StatTile
            label={<Trans>Accepts</Trans>}
            value={<Percent share={acceptance} />}
            hint={
              <Rule about={t`Accepts`}>
                <Trans>
                  Of all requests and bookings of the last year that were answered, or expired as a
                  booking: the share that got an offer or was confirmed.
                </Trans>
              </Rule>
            }
          />
          <StatTile
            label={<Trans>Cancels late</Trans>}
            value={<Percent share={lateCancellation} />}
            hint={
              <Rule about={t`Cancels late`}>
                <Trans>
                  Of all bookings that were confirmed in the last year: the share that the
                  professional cancelled after the time for cancelling free of charge.
                </Trans>
              </Rule>
            }
          />
        </div>
      )}
    </section>
  );
}

interface RuleProps {
  /** The name of the number. */
  readonly about: string;
  readonly children: ReactNode;
}

/** How a number is computed, behind a button. */
function Rule({ about, children }: RuleProps): ReactNode {
  const { t } = useLingui();
  return (
    <Popover
      label={t`How “${about}” is computed`}
      trigger={
        <Button className="web-profile-rule-button" variant="ghost" size="small">
          <Trans>How is this computed?</Trans> <VisuallyHidden>{about}</VisuallyHidden>
        </Button>
      }
    >
      <Text size="small" className="web-profile-rule">
        {children} <Trans>With fewer than three cases, there’s no number.</Trans>
      </Text>
    </Popover>
  );
}
