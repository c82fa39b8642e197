import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreReceipt } from '@osta/contracts/store/api';
import { Button, FormField, Heading, notify, Text, TextField } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { DayAndTimeFields } from '../../../forms/day-and-time-fields.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { storesKey } from '../../../stores/stores.queries.ts';
import { type BlockValues, momentOf } from './block-values.ts';
import { ConfirmBlock, type WantedBlock } from './confirm-block.tsx';

interface BlockTimeFormProps {
  readonly storeId: string;
  /** When the page was made. */
  readonly now: string;
  readonly onDone: () => void;
}

/** As many letters as the service accepts. */
const longestReason = 200;
const longest = 31 * 24 * 3_600_000;

/** Asks for a time in which nobody on the staff is booked at the store, and why. */
export function BlockTimeForm({ storeId, now, onDone }: BlockTimeFormProps): ReactNode {
  const { t } = useLingui();
  const { required, maxLength } = useFieldRules();
  const serverFields = useServerFields();
  const problemText = useProblemText();
  const [wanted, setWanted] = useState<WantedBlock | null>(null);
  const block = useCommand<StoreReceipt>(storesKey);
  const nothing = { day: null, time: null };
  const form = useFormFields<BlockValues>({
    initial: { start: nothing, end: nothing, reason: '' },
    rules: {
      start: [(start) => momentOf(start) !== null || t`Choose a day and a time.`],
      end: [
        (end) => momentOf(end) !== null || t`Choose a day and a time.`,
        (end) =>
          (momentOf(end) ?? now) > now || t`That time is over. Choose an end that lies ahead.`,
        (end, { start }) =>
          (momentOf(end) ?? '') > (momentOf(start) ?? '') || t`The end has to be after the start.`,
        (end, { start }) =>
          Date.parse(momentOf(end) ?? '') - Date.parse(momentOf(start) ?? '') > longest
            ? t`Block 31 days at most. For longer, pause the store.`
            : true,
      ],
      reason: [required, maxLength(longestReason)],
    },
    onSubmit: ({ start, end, reason }) => {
      const [startsAt, endsAt] = [momentOf(start), momentOf(end)];
      if (startsAt !== null && endsAt !== null) {
        setWanted({ startsAt, endsAt, reason: reason.trim() });
      }
    },
  });
  const { values, errors, fieldId, set, submit, refuse } = form;

  function confirm(body: WantedBlock): void {
    block.mutate(call('POST /api/stores/{storeId}/blocks', { params: { storeId }, body }), {
      onSuccess: () => {
        notify.success(<Trans>The store takes no bookings at this time.</Trans>);
        onDone();
      },
      onError: (error) => {
        setWanted(null);
        refuse(
          isProblem(error, 'BLOCK_IN_THE_PAST')
            ? { end: problemText(error) }
            : serverFields(error, {
                start: 'body.startsAt',
                end: 'body.endsAt',
                reason: 'body.reason',
              }),
        );
      },
    });
  }

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <Heading as="h2" size="medium">
        <Trans>Block a time for everybody</Trans>
      </Heading>
      <Text tone="quiet">
        <Trans>
          Customers can’t book anyone on your staff at the store then. Bookings that are already
          made stay.
        </Trans>
      </Text>
      <DayAndTimeFields
        id={fieldId('start')}
        dayLabel={<Trans>First day</Trans>}
        timeLabel={<Trans>From what time</Trans>}
        value={values.start}
        onChange={(start) => set('start', start)}
        error={errors.start}
      />
      <DayAndTimeFields
        id={fieldId('end')}
        dayLabel={<Trans>Last day</Trans>}
        timeLabel={<Trans>Until what time</Trans>}
        value={values.end}
        onChange={(end) => set('end', end)}
        error={errors.end}
      />
      <FormField
        id={fieldId('reason')}
        label={<Trans>Reason</Trans>}
        hint={<Trans>For your team, for example stocktaking. Customers don’t see it.</Trans>}
        error={errors.reason}
        required
      >
        <TextField
          dir="auto"
          value={values.reason}
          maxLength={longestReason}
          onChange={(event) => set('reason', event.target.value)}
        />
      </FormField>
      <ProblemNotice error={isProblem(block.error, 'BLOCK_IN_THE_PAST') ? null : block.error} />
      <div className="web-actions">
        <Button type="submit">
          <Trans>Continue</Trans>
        </Button>
        <Button variant="ghost" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {wanted !== null && (
        <ConfirmBlock
          storeId={storeId}
          wanted={wanted}
          isConfirming={block.isPending}
          onConfirm={() => confirm(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
    </form>
  );
}
