import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreReceipt } from '@osta/contracts/store/api';
import type { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { Button, type ChosenFile, FileUpload, FormField, Money, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useOneUpload } from '../../../forms/use-one-upload.ts';
import {
  PaymentFields,
  type PaymentValues,
  usePaymentRules,
} from '../../../stores/payment-fields.tsx';
import { storesKey } from '../../../stores/stores.queries.ts';
import { useAmountOf } from '../../../stores/use-plan.ts';
import { useToday } from '../../../time/use-today.ts';

interface AnnounceValues extends PaymentValues {
  readonly receipt: ChosenFile | null;
}

const serviceNames = {
  months: 'body.months',
  method: 'body.method',
  reference: 'body.reference',
  day: 'body.paidOn',
  receipt: 'body.receiptId',
};

interface AnnouncePaymentFormProps {
  readonly subscription: SubscriptionView;
  readonly plan: string;
  readonly onDone: () => void;
}

/** Says that the store has paid: for how long, how, with which reference, and the receipt. */
export function AnnouncePaymentForm({
  subscription: { storeId },
  plan,
  onDone,
}: AnnouncePaymentFormProps): ReactNode {
  const { t } = useLingui();
  const today = useToday();
  const paymentRules = usePaymentRules();
  const serverFields = useServerFields();
  const announce = useCommand<StoreReceipt>(storesKey);
  const form = useFormFields<AnnounceValues>({
    initial: {
      months: '1',
      method: 'bank-transfer',
      reference: '',
      day: today,
      receipt: null,
    },
    rules: {
      ...paymentRules,
      receipt: [(file) => file?.state === 'done' || t`Add the receipt.`],
    },
    onSubmit: ({ months, method, reference, day, receipt }) => {
      if (receipt === null || day === null) return;
      announce.mutate(
        call('POST /api/stores/{storeId}/subscription/announcements', {
          params: { storeId },
          body: {
            months: Number(months),
            method,
            reference: reference.trim(),
            paidOn: day,
            receiptId: receipt.id,
          },
        }),
        {
          onSuccess: () => {
            notify.success(<Trans>Thank you. We check the payment and let you know.</Trans>);
            onDone();
          },
          onError: (error) => form.refuse(serverFields(error, serviceNames)),
        },
      );
    },
  });
  const { values, errors, fieldId, set, submit } = form;
  const amount = useAmountOf(plan)(Number(values.months), values.day);
  const receipt = useOneUpload({
    callOf: (body) => call('POST /api/stores/{storeId}/receipts', { params: { storeId }, body }),
    idOf: ({ receiptId }) => receiptId,
    onFile: (file) => set('receipt', file),
  });

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <PaymentFields
        form={form}
        monthsHint={
          amount !== null && (
            <Trans>
              That comes to <Money dirham={amount} />.
            </Trans>
          )
        }
        referenceHint={<Trans>The number on the transfer or the receipt.</Trans>}
        dayLabel={<Trans>Paid on</Trans>}
      />
      <FormField
        id={fieldId('receipt')}
        label={<Trans>Receipt</Trans>}
        hint={
          <Trans>
            A photo or a PDF of up to 5 pages, at most 5 MB. Only you and our reviewers can see it.
          </Trans>
        }
        error={errors.receipt}
        required
      >
        <FileUpload
          accept="image/jpeg,image/png,image/webp,application/pdf"
          maxFiles={1}
          files={values.receipt === null ? [] : [values.receipt]}
          onAdd={([file]) => file !== undefined && void receipt.upload(file)}
          onRemove={() => set('receipt', null)}
        />
      </FormField>
      <ProblemNotice error={receipt.error ?? announce.error} />
      <div className="web-actions">
        <Button type="submit" isLoading={announce.isPending} disabled={receipt.isUploading}>
          <Trans>Send the receipt</Trans>
        </Button>
        <Button variant="ghost" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
