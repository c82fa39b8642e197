import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteView } from '@osta/contracts/request/api';
import { Button, FormField, MoneyField, notify, TextArea } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { DayAndTimeFields } from '../../forms/day-and-time-fields.tsx';
import { useFieldRules } from '../../forms/field-rules.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { requestKeys } from '../../requests/requests.queries.ts';
import { instantOf } from '../../time/tripoli.ts';

interface CounterFormProps {
  readonly requestId: string;
  readonly quote: QuoteView;
  readonly onClose: () => void;
}

/** A counter-offer by the customer: another price, another start, or both. */
export function CounterForm({ requestId, quote, onClose }: CounterFormProps): ReactNode {
  const { t } = useLingui();
  const rules = useFieldRules();
  const counter = useCommand(requestKeys.all);
  const { values, errors, fieldId, set, submit } = useFormFields<{
    price: number | null;
    start: { day: string | null; time: string | null };
    note: string;
  }>({
    initial: { price: null, start: { day: null, time: null }, note: '' },
    rules: {
      price: [
        (price, { start }) =>
          price !== null || start.day !== null || t`Propose another price, another start, or both.`,
        (price) => price !== 0 || t`Enter a price above 0.`,
      ],
      start: [({ day, time }) => (day === null) === (time === null) || t`Choose day and time.`],
      note: [rules.maxLength(1000)],
    },
    carry: { name: 'proposal', of: quote.id, fields: ['price', 'start', 'note'] },
    onSubmit: ({ price, start: { day, time }, note }) =>
      counter.mutate(
        call('POST /api/requests/{requestId}/quotes/{quoteId}/counter', {
          params: { requestId, quoteId: quote.id },
          body: {
            quoteVersion: quote.version,
            price,
            proposedStart: day === null || time === null ? null : instantOf({ day, time }),
            note: note.trim(),
          },
        }),
        {
          onSuccess: () => {
            onClose();
            notify.success(<Trans>Your proposal has been sent.</Trans>);
          },
        },
      ),
  });

  return (
    <form className="web-form web-inset-form" noValidate onSubmit={submit}>
      <FormField
        id={fieldId('price')}
        label={<Trans>Your price in dinars</Trans>}
        error={errors.price}
        isOptional
      >
        <MoneyField value={values.price} onChange={(price) => set('price', price)} />
      </FormField>
      <DayAndTimeFields
        id={fieldId('start')}
        dayLabel={<Trans>Start day</Trans>}
        timeLabel={<Trans>Start time</Trans>}
        value={values.start}
        onChange={(start) => set('start', start)}
        error={errors.start}
        isOptional
      />
      <FormField id={fieldId('note')} label={<Trans>Note</Trans>} error={errors.note} isOptional>
        <TextArea
          rows={2}
          maxLength={1000}
          value={values.note}
          onChange={(event) => set('note', event.target.value)}
        />
      </FormField>
      <ProblemNotice error={counter.error} />
      <div className="web-actions">
        <Button type="submit" isLoading={counter.isPending}>
          <Trans>Send the proposal</Trans>
        </Button>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
