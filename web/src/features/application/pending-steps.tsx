import { Trans, useLingui } from '@lingui/react/macro';
import type { Instant } from '@osta/contracts/instant';
import { Card, DayAndTime, PlannedDay, Stepper } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useHasCome } from '../../time/use-has-come.ts';
import { answerBy } from './answer-by.ts';

interface PendingStepsProps {
  /** When the application was sent in. */
  readonly since: Instant;
  /** Whether an admin has taken it. */
  readonly isReviewed: boolean;
}

/** What has happened to an application that waits, what is next, and by when. */
export function PendingSteps({ since, isReviewed }: PendingStepsProps): ReactNode {
  const { t } = useLingui();
  const due = answerBy(since);
  const isLate = useHasCome(due);
  return (
    <Card className="web-application-steps" padding="large">
      <Stepper
        label={t`What happens to your application`}
        orientation="vertical"
        current={1}
        steps={[
          {
            id: 'sent',
            label: <Trans>You sent it in</Trans>,
            detail: <DayAndTime instant={since} />,
          },
          {
            id: 'review',
            label: isReviewed ? (
              <Trans>Someone from Osta is reading it</Trans>
            ) : (
              <Trans>We read it and check your documents</Trans>
            ),
            detail: isLate ? (
              <Trans>It takes longer than usual. We haven’t forgotten you.</Trans>
            ) : (
              <Trans>
                By <PlannedDay instant={due} />: two working days
              </Trans>
            ),
          },
          {
            id: 'answer',
            label: <Trans>You get the answer</Trans>,
            detail: (
              <Trans>
                You’ll get a notification. Once you’re approved, you set up your profile and start
                working. If something is missing, we tell you what, and you send it in again.
              </Trans>
            ),
          },
        ]}
      />
    </Card>
  );
}
