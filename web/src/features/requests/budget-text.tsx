import { Trans } from '@lingui/react/macro';
import { MoneyRange } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { WrittenContent } from './request-content.ts';

interface BudgetTextProps {
  /** `null`: the customer does not know yet. */
  readonly budget: WrittenContent['budget'];
}

/** What the customer is ready to pay. */
export function BudgetText({ budget }: BudgetTextProps): ReactNode {
  if (budget === null) return <Trans>Not decided yet</Trans>;
  return <MoneyRange from={budget.min} to={budget.max} />;
}
