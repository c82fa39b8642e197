import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteView, RequestView } from '@osta/contracts/request/api';
import { ActionBar, Button, ErrorSummary, notify, RadioCards } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFieldRules } from '../../forms/field-rules.ts';
import { useServerFields } from '../../forms/server-fields.ts';
import { summarize } from '../../forms/summarize.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { requestKeys } from '../../requests/requests.queries.ts';
import { useMe } from '../../session/use-me.ts';
import { keepLastNote } from './last-note.ts';
import { NoteField } from './note-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { PriceText } from './price-text.tsx';
import {
  initialTerms,
  isPriceKind,
  priceOf,
  startOf,
  termsOf,
  type QuoteValues,
  validityOf,
} from './quote-values.ts';
import { StartField } from './start-field.tsx';
import { ValidityField } from './validity-field.tsx';

import './quote-form.css';

interface QuoteFormProps {
  readonly request: Pick<RequestView, 'id' | 'content'>;
  /** The offer to change; absent for a new one. */
  readonly quote?: QuoteView;
  /** When the request was loaded, which server and browser agree on, in milliseconds; absent: now. */
  readonly askedAt?: number;
  readonly onClose?: () => void;
}

/** In the order of the form, under the names of its fields. */
const labels = {
  amount: msg`Price in dinars`,
  least: msg`Lowest price in dinars`,
  most: msg`Highest price in dinars`,
  start: msg`Earliest start`,
  until: msg`The offer is valid until`,
  note: msg`Note to the customer`,
};

const serviceNames = {
  amount: 'body.terms.price',
  start: 'body.terms.proposedStart',
  until: 'body.terms.validUntil',
  note: 'body.terms.note',
};

/** The form of an offer: a price, a time, sent. What is usual is filled in, what is rare is folded. */
export function QuoteForm({ request, quote, askedAt, onClose }: QuoteFormProps): ReactNode {
  const { id: requestId, content } = request;
  const { i18n, t } = useLingui();
  const userId = useMe()?.id ?? '';
  const rules = useFieldRules();
  const serverFields = useServerFields();
  const send = useCommand(requestKeys.all);
  // Kept: the times to choose from stay while somebody reads them
  const [now] = useState(() => new Date(askedAt ?? Date.now()));
  const form = useFormFields<QuoteValues>({
    initial: () => initialTerms(quote?.terms, now),
    hasSummary: true,
    rules: {
      amount: [
        (amount, { kind }) => kind === 'range' || amount !== null || t`Enter the price in dinars.`,
        (amount, { kind }) => kind === 'range' || amount !== 0 || t`Enter a price above 0.`,
      ],
      least: [
        (least, { kind }) =>
          kind !== 'range' || least !== null || t`Enter the lowest price in dinars.`,
      ],
      most: [
        (most, { kind }) =>
          kind !== 'range' || most !== null || t`Enter the highest price in dinars.`,
        (most, { kind, least }) =>
          kind !== 'range' ||
          (most ?? 0) > (least ?? 0) ||
          t`The highest price has to be above the lowest one.`,
      ],
      start: [
        (start) => startOf({ start }) !== null || t`Choose day and time.`,
        (start) =>
          (startOf({ start }) ?? '') > new Date().toISOString() ||
          t`That time has passed. Choose a future one.`,
      ],
      until: [
        (until) => validityOf({ until }) !== null || t`Choose day and time.`,
        (until) =>
          (validityOf({ until }) ?? '') > new Date().toISOString() ||
          t`That time has passed. Choose a future one.`,
      ],
      note: [rules.maxLength(1000)],
    },
    carry: {
      name: 'offer',
      of: quote?.id ?? requestId,
      fields: ['kind', 'amount', 'least', 'most', 'start', 'until', 'note'],
    },
    onSubmit: (values) => {
      const terms = termsOf(values);
      if (terms === null) return;
      const body = { terms };
      send.mutate(
        quote === undefined
          ? call('POST /api/requests/{requestId}/quotes', { params: { requestId }, body })
          : call('PUT /api/requests/{requestId}/quotes/{quoteId}', {
              params: { requestId, quoteId: quote.id },
              body,
            }),
        {
          onSuccess: () => {
            keepLastNote(userId, terms.note);
            notify.success(<Trans>Your offer has been sent.</Trans>);
            onClose?.();
          },
          onError: (error) => form.refuse(serverFields(error, serviceNames)),
        },
      );
    },
  });
  const { values, errors, fieldId, set, submit, submitCount } = form;
  const price = priceOf(values);
  const summary = summarize(labels, errors, fieldId, (message) => i18n._(message));

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <ErrorSummary errors={summary} submitCount={submitCount} />
      <RadioCards
        legend={<Trans>How do you price it?</Trans>}
        value={values.kind}
        onChange={(kind) => isPriceKind(kind) && set('kind', kind)}
        columns={3}
        isCompact
        cards={[
          { value: 'fixed', label: <Trans>Fixed price</Trans> },
          { value: 'range', label: <Trans>From and to</Trans> },
          { value: 'visit-first', label: <Trans>After a visit</Trans> },
        ]}
      />
      <PriceFields form={form} budget={content.budget} />
      <StartField
        id={fieldId('start')}
        wanted={content.wanted}
        now={now}
        value={values.start}
        onChange={(start) => set('start', start)}
        error={errors.start}
      />
      <ValidityField
        id={fieldId('until')}
        value={values.until}
        onChange={(until) => set('until', until)}
        error={errors.until}
      />
      <NoteField form={form} userId={userId} />
      <ProblemNotice error={send.error} />
      <div className="web-actions">
        <ActionBar fact={price === null ? undefined : <PriceText price={price} />}>
          <Button type="submit" variant="accent" isLoading={send.isPending}>
            {quote === undefined ? (
              <Trans>Send the offer</Trans>
            ) : (
              <Trans>Send the new offer</Trans>
            )}
          </Button>
        </ActionBar>
        {onClose !== undefined && (
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
