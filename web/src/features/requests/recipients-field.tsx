import { Plural, Trans } from '@lingui/react/macro';
import { RadioCards } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { RequestDraft } from './request-draft.ts';

interface RecipientsFieldProps {
  readonly value: RequestDraft['to'];
  readonly onChange: (to: RequestDraft['to']) => void;
  /** To how many the request goes if all who can are asked; `null` until the service has said it. */
  readonly reachCount: number | null;
}

/** Chooses between all who can take the request, and people who are chosen by hand. */
export function RecipientsField({ value, onChange, reachCount }: RecipientsFieldProps): ReactNode {
  return (
    <RadioCards
      legend={
        <h2 className="web-form-section-title">
          <Trans>Who should get it?</Trans>
        </h2>
      }
      columns={2}
      value={value}
      onChange={(to) => onChange(to === 'all' ? to : 'chosen')}
      cards={[
        {
          value: 'chosen',
          label: <Trans>People I choose</Trans>,
          description: <Trans>You see their prices and ratings first.</Trans>,
        },
        {
          value: 'all',
          label: <Trans>Everyone who can do it</Trans>,
          description: <ReachWords count={reachCount} />,
          disabled: reachCount === 0,
        },
      ]}
    />
  );
}

interface ReachWordsProps {
  readonly count: number | null;
}

/** Says how many the request would reach, as the service counts it now. */
function ReachWords({ count }: ReachWordsProps): ReactNode {
  if (count === null) return <Trans>By trade, place and what they take on.</Trans>;
  if (count === 0) return <Trans>Nobody can take it right now.</Trans>;
  return (
    <Plural
      value={count}
      one="It goes to # professional near the place."
      other="It goes to the # nearest professionals."
    />
  );
}
