import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Heading, Progress, Text, Link as UiLink } from '@osta/ui-kit';
import { type ReactNode, useId } from 'react';

import { nextStep, type ProfileStep } from '../../professionals/profile-completeness.ts';
import { profileStepLinks } from '../../professionals/profile-step-links.tsx';

interface ProfileMeterProps {
  readonly steps: readonly ProfileStep[];
}

/** How complete the profile is, and what is worth adding next. */
export function ProfileMeter({ steps }: ProfileMeterProps): ReactNode {
  const { t } = useLingui();
  const titleId = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const total = steps.length;
  const next = nextStep(steps);
  return (
    <Card className="web-profile-meter" padding="medium" asChild>
      <section aria-labelledby={titleId}>
        <Heading as="h2" size="small" id={titleId}>
          <Trans>How complete your profile is</Trans>
        </Heading>
        <Progress
          label={<Trans>What customers can see of you</Trans>}
          value={done / total}
          valueText={t`${done} of ${total}`}
          color="green"
        />
        {next === null ? (
          <Text size="small" tone="quiet">
            <Trans>Everything is there. Customers see a complete profile.</Trans>
          </Text>
        ) : (
          <div className="web-profile-next">
            <Text size="small" tone="quiet">
              <Trans context="step">Next</Trans>
            </Text>
            <UiLink asChild underline="always">
              {profileStepLinks[next.id].link}
            </UiLink>
            <Text size="small" tone="quiet">
              {profileStepLinks[next.id].detail}
            </Text>
          </div>
        )}
      </section>
    </Card>
  );
}
