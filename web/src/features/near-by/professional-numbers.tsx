import { Trans } from '@lingui/react/macro';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import {
  Duration,
  expandIcon,
  Heading,
  Icon,
  Percent,
  StatTile,
  Text,
  VisuallyHidden,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import '../../components/folding.css';

interface ProfessionalNumbersProps {
  readonly professional: Pick<PublicProfessional, 'responseMinutes' | 'conduct'>;
}

/** How a professional answers, in three numbers, each with the rule that it follows. */
export function ProfessionalNumbers({
  professional: { responseMinutes, conduct },
}: ProfessionalNumbersProps): ReactNode {
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
              <Rule about={<Trans>Answers within</Trans>}>
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
              <Rule about={<Trans>Accepts</Trans>}>
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
              <Rule about={<Trans>Cancels late</Trans>}>
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
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** How a number is computed, folded below it. */
function Rule({ about, children }: RuleProps): ReactNode {
  return (
    <details className="web-folding">
      <summary className="web-folding-summary">
        <span className="web-folding-verb">
          <Trans>How is this computed?</Trans> <VisuallyHidden>{about}</VisuallyHidden>
          <Icon icon={expandIcon} size={18} />
        </span>
      </summary>
      <Text size="small">
        {children} <Trans>With fewer than three cases, there’s no number.</Trans>
      </Text>
    </details>
  );
}
