import { Trans } from '@lingui/react/macro';
import type { ReviewReportCause, Side } from '@osta/contracts/booking/terms';
import { Button, Dialog, FormField, notify, RadioCards, TextArea } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../api/call.ts';
import { useCommand } from '../api/use-command.ts';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { useFieldRules } from '../forms/field-rules.ts';
import { isChoiceOf } from '../forms/is-choice-of.ts';
import { namesOf } from '../forms/names-of.ts';
import { useServerFields } from '../forms/server-fields.ts';
import { useFormFields } from '../forms/use-form-fields.ts';
import { reportCauses } from './report-causes.tsx';
import { reviewKeys } from './reviews.queries.ts';

const serviceNames = { cause: 'body.cause', words: 'body.words' };

/** As long as the service accepts. */
const longestWords = 300;

interface Values {
  readonly cause: ReviewReportCause | '';
  readonly words: string;
}

interface ReportReviewDialogProps {
  readonly bookingId: string;
  /** The side that wrote the review. */
  readonly side: Side;
  readonly onClose: () => void;
}

/** Asks what is wrong with a review. An admin looks at it, and whoever reported it is told the decision. */
export function ReportReviewDialog({
  bookingId,
  side,
  onClose,
}: ReportReviewDialogProps): ReactNode {
  const { required } = useFieldRules();
  const serverFields = useServerFields();
  const report = useCommand(reviewKeys.all);
  const form = useFormFields<Values>({
    initial: { cause: '', words: '' },
    rules: {
      cause: [required],
      words: [(words, { cause }) => cause !== 'other' || required(words)],
    },
    onSubmit: ({ cause, words }) => {
      if (cause === '') return;
      report.mutate(
        call('POST /api/bookings/{bookingId}/report-review', {
          params: { bookingId },
          body: { author: side, cause, words: words.trim() },
        }),
        {
          onSuccess: () => {
            onClose();
            notify.success(<Trans>Thank you. We’ll look at it and tell you what we decide.</Trans>);
          },
          onError: (error) => form.refuse(serverFields(error, serviceNames)),
        },
      );
    },
  });
  const { values, errors, set, fieldId, submit } = form;

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<Trans>Report this review</Trans>}
      description={<Trans>Only we read your report. The writer doesn’t learn who sent it.</Trans>}
    >
      <form className="web-form" noValidate onSubmit={submit}>
        <RadioCards
          id={fieldId('cause')}
          legend={<Trans>What’s wrong with it?</Trans>}
          cards={namesOf(reportCauses).map((value) => ({ value, label: reportCauses[value] }))}
          value={values.cause === '' ? null : values.cause}
          onChange={(cause) => {
            if (isChoiceOf(reportCauses, cause)) set('cause', cause);
          }}
          error={errors.cause}
        />
        <FormField
          id={fieldId('words')}
          label={<Trans>Tell us more</Trans>}
          error={errors.words}
          isOptional={values.cause !== 'other'}
          required={values.cause === 'other'}
        >
          <TextArea
            rows={3}
            maxLength={longestWords}
            value={values.words}
            onChange={(event) => set('words', event.target.value)}
          />
        </FormField>
        <ProblemNotice error={report.error} />
        <div className="web-actions">
          <Button type="submit" isLoading={report.isPending}>
            <Trans>Send the report</Trans>
          </Button>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
