import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RequestReceipt } from '@osta/contracts/request/api';
import { ActionBar, Button, ErrorSummary, Icon, notify, sendIcon } from '@osta/ui-kit';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useServerFields } from '../../forms/server-fields.ts';
import { summarize } from '../../forms/summarize.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { requestKeys } from '../../requests/requests.queries.ts';
import { ProfessionalsField } from './professionals-field.tsx';
import { contentOf } from './request-content.ts';
import { dropDraft, emptyDraft, keepDraft, readDraft, type RequestDraft } from './request-draft.ts';
import { BudgetSection, JobSection, PlaceSection, TimeSection } from './request-sections.tsx';
import { useRequestRules } from './use-request-rules.ts';

import '../../forms/form-sections.css';
import './new-request.css';

const route = getRouteApi('/_default/customer/requests/new');

/** In the order of the form, under the names of its fields. */
const labels = {
  service: msg`Service`,
  description: msg`Description`,
  place: msg`Place`,
  address: msg`How to find the door`,
  least: msg`From, in dinars`,
  most: msg`To, in dinars`,
  windows: msg`When`,
  professionals: msg`Who to ask`,
};

const serviceNames = {
  service: 'body.content.serviceId',
  description: 'body.content.description',
  place: 'body.content.placeId',
  address: 'body.content.addressNote',
  least: 'body.content.budget.min',
  most: 'body.content.budget.max',
  windows: 'body.content.wanted',
  professionals: 'body.professionalIds',
};
/** The form of a new request to professionals. Typed text survives a reload. */
export function NewRequestPage(): ReactNode {
  const { i18n } = useLingui();
  const search = route.useSearch();
  const { me } = route.useRouteContext();
  const navigate = useNavigate();
  const serverFields = useServerFields();
  const send = useCommand<RequestReceipt>(requestKeys.lists);
  const isRestored = useRef(false);
  // Stays visible, chosen or not
  const [preferred] = useState(search.professional ?? null);

  const form = useFormFields<RequestDraft>({
    initial: {
      ...emptyDraft,
      service: search.service ?? null,
      place: search.place ?? null,
      professionals: preferred === null ? [] : [preferred],
    },
    rules: useRequestRules(),
    hasSummary: true,
    onSubmit: (values) => {
      const body = contentOf(values);
      if (body === null) return;
      send.mutate(call('POST /api/requests', { body }), {
        onSuccess: ({ requestId }) => {
          dropDraft(me.id);
          notify.success(<Trans>Your request has been sent.</Trans>);
          void navigate({ to: '/customer/requests/$id', params: { id: requestId } });
        },
        onError: (error) => form.refuse(serverFields(error, serviceNames)),
      });
    },
  });
  const { values, errors, fieldId, set, setAll, submit, submitCount } = form;

  // The server has no drafts: restore the draft right after hydration
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const draft = readDraft(me.id);
    setAll((before) => ({
      ...draft,
      // Typed before the page lived
      description: before.description || draft.description,
      address: before.address || draft.address,
      service: search.service ?? draft.service,
      place: search.place ?? draft.place,
      professionals: [
        ...new Set([...(preferred === null ? [] : [preferred]), ...draft.professionals]),
      ],
    }));
  }, [me.id, preferred, search.place, search.service, setAll]);

  const isSent = send.isSuccess;
  useEffect(() => {
    if (isRestored.current && !isSent) keepDraft(me.id, values);
  }, [isSent, me.id, values]);

  const { service, place, professionals: asked } = values;
  useEffect(() => {
    // A default value must not overwrite a choice that was restored after a reload or a change of
    // language
    const isSame = {
      service: search.service === undefined || search.service === service,
      place: search.place === undefined || search.place === place,
      professional: search.professional === undefined || asked.includes(search.professional),
    };
    if (!isRestored.current || Object.values(isSame).every(Boolean)) return;
    void navigate({
      to: '/customer/requests/new',
      search: {
        ...(service !== null && { service }),
        ...(place !== null && { place }),
        ...(isSame.professional && { professional: search.professional }),
      },
      replace: true,
      resetScroll: false,
    });
  }, [asked, navigate, place, search, service]);

  const summary = summarize(labels, errors, fieldId, (message) => i18n._(message));

  return (
    <div className="web-page web-new-request">
      <h1 className="web-page-title">
        <Trans>Ask for offers</Trans>
      </h1>
      <p className="web-lead">
        <Trans>The more exactly you describe it, the better the offers fit.</Trans>
      </p>
      <form className="web-sections" noValidate onSubmit={submit}>
        <ErrorSummary errors={summary} submitCount={submitCount} />
        <JobSection form={form} />
        <PlaceSection form={form} />
        <BudgetSection form={form} />
        <TimeSection form={form} />
        <section className="web-form-section">
          <h2 className="web-form-section-title">
            <Trans>Who to ask</Trans>
          </h2>
          <ProfessionalsField
            id={fieldId('professionals')}
            serviceId={values.service}
            placeId={values.place}
            preferredId={preferred}
            value={values.professionals}
            onChange={(professionals) => set('professionals', professionals)}
            error={errors.professionals}
          />
        </section>
        <ProblemNotice error={send.error} />
        <div className="web-actions">
          <ActionBar>
            <Button
              type="submit"
              variant="accent"
              size="large"
              iconStart={<Icon icon={sendIcon} size={20} />}
              isLoading={send.isPending || isSent}
            >
              <Trans>Send the request</Trans>
            </Button>
          </ActionBar>
        </div>
      </form>
    </div>
  );
}
