import { Trans } from '@lingui/react/macro';
import type { StorePlan } from '@osta/contracts/plan/api';
import type { PlanHistoryItem } from '@osta/contracts/plan/history-api';
import { DayAndTime, Dialog, Skeleton, Text, useLocale } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { planHistoryQuery } from '../../../stores/stores.queries.ts';
import { PlanChangeRows } from './plan-change-rows.tsx';

import '../reviews.css';

interface PlanHistoryDialogProps {
  readonly plan: StorePlan;
  readonly onLeft: () => void;
}

const happened: { readonly [What in PlanHistoryItem['what']]: ReactNode } = {
  'plan-added': <Trans>Added the plan</Trans>,
  'plan-changed': <Trans>Changed the plan</Trans>,
  'plan-retired': <Trans>Retired the plan</Trans>,
  'plan-offered': <Trans>Offered the plan again</Trans>,
};

/** What admins did to a plan, when and why, and what each change said other than before; the newest first. */
export function PlanHistoryDialog({
  plan: { id, name },
  onLeft,
}: PlanHistoryDialogProps): ReactNode {
  const { data, error } = useQuery(planHistoryQuery(useApi(), id));
  const named = name[useLocale()];
  return (
    <Dialog isOpen onOpenChange={onLeft} title={<Trans>History of “{named}”</Trans>}>
      <ProblemNotice error={error} />
      {data === undefined && error === null && <Skeleton height="120px" />}
      {data?.length === 0 && (
        <Text tone="quiet">
          <Trans>Nobody has changed this plan yet.</Trans>
        </Text>
      )}
      <ol className="web-review-history" reversed>
        {data?.toReversed().map(({ what, at, name: by, reason, changes }) => (
          <li key={`${what} ${at}`}>
            <strong>{happened[what]}</strong> <bdi>{by}</bdi> · <DayAndTime instant={at} />
            <div dir="auto">{reason}</div>
            <PlanChangeRows changes={changes} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
