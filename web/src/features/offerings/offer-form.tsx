import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MyOffering, OfferingReceipt, OfferRequest } from '@osta/contracts/offering/api';
import { Button, ErrorSummary, focusField, notify } from '@osta/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { useCommand } from '../../api/use-command.ts';
import { useHiddenService } from '../../catalogue/use-hidden-service.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFieldRules } from '../../forms/field-rules.ts';
import { useServerFields } from '../../forms/server-fields.ts';
import { summarize } from '../../forms/summarize.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { useVersionedSave } from '../../forms/use-versioned-save.ts';
import type { ReadPart } from '../../forms/version-to-change.ts';
import { OfferConflict } from './offer-conflict.tsx';
import { BookingSection, DurationSection, PriceSection, WorkSection } from './offer-sections.tsx';
import { offerOf, type OfferValues, valuesOf } from './offer-values.ts';
import { offeringKeys, offeringQuery } from './offerings.queries.ts';

import '../../forms/form-sections.css';

interface OfferFormProps {
  readonly initial: OfferValues;
  /** The service to change, as it was read last; absent for a new one. */
  readonly of?: Pick<MyOffering, 'id' | 'version' | 'offer'>;
  /** The words of the button. */
  readonly submitLabel: ReactNode;
  readonly onSaved: (receipt: OfferingReceipt) => void;
}

/** In the order of the form, under the names of its fields. */
const labels = {
  service: msg`Service`,
  name: msg`Name`,
  description: msg`Description`,
  amount: msg`Price in dinars`,
  cap: msg`Most bookings a day`,
};

const serviceNames = {
  service: 'body.serviceId',
  name: 'body.name',
  description: 'body.description',
  amount: 'body.price',
  cap: 'body.dailyCap',
};

/** Returns what is saved of a service in the order in which it is sent. */
function partOf({ version, offer }: Pick<MyOffering, 'version' | 'offer'>): ReadPart<OfferRequest> {
  return { version, part: offerOf(valuesOf(offer)) ?? offer };
}

/** Adds or changes a service: work, price, time, booking. */
export function OfferForm({ initial, of, submitLabel, onSaved }: OfferFormProps): ReactNode {
  const { i18n, t } = useLingui();
  const rules = useFieldRules();
  const serverFields = useServerFields();
  const hiddenService = useHiddenService();
  const api = useApi();
  const queryClient = useQueryClient();
  const send = useCommand<OfferingReceipt>(offeringKeys.all);
  const { conflict, save, takeSaved } = useVersionedSave<OfferRequest, OfferingReceipt>({
    newest: of === undefined ? null : partOf(of),
    readAgain: async () => partOf(await queryClient.query(offeringQuery(api, of?.id ?? ''))),
    send: (body, version, callbacks) =>
      send.mutate(
        of === undefined
          ? call('POST /api/professional/services', { body })
          : call('PUT /api/professional/services/{offeringId}', {
              params: { offeringId: of.id },
              body,
              ifMatch: version,
            }),
        callbacks,
      ),
    onSaved,
    onRefused: (error) =>
      form.refuse({ ...serverFields(error, serviceNames), ...hiddenService(error) }),
  });

  const form = useFormFields<OfferValues>({
    initial,
    hasSummary: true,
    rules: {
      service: [(service) => service !== null || t`Choose a service from the list.`],
      name: [
        ({ ar, en }) =>
          ar.trim() !== '' || en.trim() !== '' || t`Name the service in one language.`,
        ({ ar }) => rules.maxLength(80)(ar),
        ({ en }) => rules.maxLength(80)(en),
      ],
      description: [({ ar }) => rules.maxLength(1000)(ar), ({ en }) => rules.maxLength(1000)(en)],
      amount: [
        (amount) => amount !== null || t`Enter the price in dinars.`,
        (amount, { pricing }) =>
          pricing === 'visit-first' || amount !== 0 || t`Enter a price above 0.`,
      ],
      cap: [(cap) => cap === null || (cap >= 1 && cap <= 50) || t`Enter a number from 1 to 50.`],
    },
    carry: {
      name: 'service-offer',
      ...(of && { of: of.id }),
      fields: [
        'service',
        'name',
        'description',
        'pricing',
        'amount',
        'duration',
        'before',
        'after',
        'interval',
        'notice',
        'horizon',
        'cap',
        'confirmation',
        'cancellation',
      ],
    },
    onSubmit: (values) => {
      const body = offerOf(values);
      if (body !== null) save(body);
    },
  });
  const { values, errors, fieldId, setAll, submit, submitCount } = form;
  const summary = summarize(labels, errors, fieldId, (message) => i18n._(message));

  function take(): void {
    if (conflict === null) return;
    setAll(valuesOf(conflict.saved.part));
    takeSaved();
    send.reset();
    notify.success(<Trans>The form shows what is saved.</Trans>);
    focusField(fieldId('name'));
  }

  return (
    <form className="web-sections" noValidate onSubmit={submit}>
      <ErrorSummary errors={summary} submitCount={submitCount} />
      <WorkSection form={form} />
      <PriceSection form={form} />
      <DurationSection form={form} />
      <BookingSection form={form} />
      {conflict === null ? (
        <>
          <ProblemNotice error={send.error} />
          <div className="web-actions">
            <Button type="submit" variant="accent" isLoading={send.isPending}>
              {submitLabel}
            </Button>
          </div>
        </>
      ) : (
        <OfferConflict
          mine={offerOf(values) ?? conflict.sent}
          saved={conflict.saved.part}
          isSaving={send.isPending}
          error={send.error}
          onTake={take}
        />
      )}
    </form>
  );
}
