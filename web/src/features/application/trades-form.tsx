import { Trans, useLingui } from '@lingui/react/macro';
import { Button, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { useApplicationCommand } from '../../applications/use-application-command.ts';
import { isTradeRefused } from '../../catalogue/is-trade-refused.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { mostTrades, TradesField } from '../../professionals/trades-field.tsx';
import type { SectionProps } from './general-form.tsx';

interface TradesValues {
  readonly trades: readonly string[];
}

/** The trades of the applicant. */
export function TradesForm({ userId, application }: SectionProps): ReactNode {
  const { t } = useLingui();
  const command = useApplicationCommand(userId);
  const problemText = useProblemText();
  const { values, errors, fieldId, set, submit, refuse } = useFormFields<TradesValues>({
    initial: { trades: application?.content.categories.map(({ id }) => id) ?? [] },
    rules: {
      trades: [
        (trades) => trades.length > 0 || t`Choose at least one trade.`,
        (trades) => trades.length <= mostTrades || t`Choose at most ${mostTrades} trades.`,
      ],
    },
    onSubmit: ({ trades }) =>
      command.mutate(
        call('PUT /api/professional/application/services', {
          body: { categoryIds: [...trades] },
        }),
        {
          onSuccess: () => notify.success(<Trans>Saved in your application.</Trans>),
          onError: (error) => {
            if (isTradeRefused(error)) refuse({ trades: problemText(error) });
          },
        },
      ),
  });

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <TradesField
        id={fieldId('trades')}
        value={values.trades}
        onChange={(trades) => set('trades', trades)}
        error={errors.trades}
      />
      <ProblemNotice error={isTradeRefused(command.error) ? null : command.error} />
      <div className="web-actions">
        <Button type="submit" variant="secondary" isLoading={command.isPending}>
          <Trans>Save this section</Trans>
        </Button>
      </div>
    </form>
  );
}
