import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RequestReceipt } from '@osta/contracts/request/api';
import { ActionBar, Button, ErrorSummary, Icon, notify, sendIcon, Stepper } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { useCommand } from '../../api/use-command.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { findService } from '../../catalogue/find-service.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useServerFields } from '../../forms/server-fields.ts';
import { summarize } from '../../forms/summarize.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { useStepFocus } from '../../forms/use-step-focus.ts';
import { requestKeys } from '../../requests/requests.queries.ts';
import { newRequestSearch } from './new-request-search.ts';
import { ProfessionalsField } from './professionals-field.tsx';
import { contentOf } from './request-content.ts';
import { dropDraft, emptyDraft, keepDraft, readDraft, type RequestDraft } from './request-draft.ts';
import { BudgetSection, JobSection, PlaceSection, TimeSection } from './request-sections.tsx';
import { type RequestStep, requestSteps, stepFields } from './request-steps.ts';
import { RequestSummary } from './request-summary.tsx';
import { useAskable } from './use-askable.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { useRequestAddress } from './use-request-address.ts';
import { useRequestRules } from './use-request-rules.ts';

import '../../forms/form-sections.css';
import './new-request.css';

const route = getRouteApi('/_default/customer/requests/new');

/** In the order of the form, under the names of its fields. */
const labels = {
  service: msg`Service`,
  description: msg`Description`,
  photos: msg`Photos`,
  place: msg`Place`,
  address: msg`How to find the door`,
  windows: msg`When`,
  least: msg`From, in dinars`,
  most: msg`To, in dinars`,
  professionals: msg`Who to ask`,
};

const serviceNames = {
  service: 'body.content.serviceId',
  description: 'body.content.description',
  photos: 'body.content.photoIds',
  place: 'body.content.placeId',
  address: 'body.content.addressNote',
  windows: 'body.content.wanted',
  least: 'body.content.budget.min',
  most: 'body.content.budget.max',
  professionals: 'body.professionalIds',
};

/** The second press of a double click would answer the next step, which nobody has read. */
function pressOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/**
 * The form of a new request to professionals, in three steps. The step is in the address, so the
 * browser's “back” returns to the one before; typed text survives a reload.
 */
export function NewRequestPage(): ReactNode {
  const { i18n, t } = useLingui();
  const search = route.useSearch();
  const { prompts } = route.useLoaderData();
  const { me } = route.useRouteContext();
  const navigate = useNavigate();
  const serverFields = useServerFields();
  const send = useCommand<RequestReceipt>(requestKeys.lists);
  const { data: catalogue } = useSuspenseQuery(servicesQuery(useApi()));
  // The server has no drafts: until one is read, the step of the address is shown
  const [isRestored, setIsRestored] = useState(false);
  // Photos may still be on their way
  const [isWaiting, setIsWaiting] = useState(false);
  // Stays visible, chosen or not
  const [preferred] = useState(search.professional ?? null);
  const choiceAtFirst = preferred === null ? null : [preferred];
  const { step: askedStep = 'what' } = search;

  const form = useFormFields<RequestDraft>({
    initial: {
      ...emptyDraft,
      service: search.service ?? null,
      place: search.place ?? null,
      professionals: choiceAtFirst,
    },
    rules: useRequestRules(),
    steps: { fields: stepFields, asked: requestSteps.indexOf(askedStep), isReady: isRestored },
    hasSummary: true,
    onSubmit: (draft) => {
      const next = requestSteps[form.step + 1];
      if (next === undefined) void sendOut(draft);
      else goTo(next);
    },
  });
  const { values, errors, fieldId, set, setAll, step, submit, submitCount } = form;
  const { service, place } = values;
  const askable = useAskable({
    serviceId: service,
    placeId: place,
    preferredId: preferred,
    ownId: me.id,
  });
  const uploads = usePhotoUploads(values.photos, (change) =>
    setAll((before) => ({ ...before, photos: change(before.photos) })),
  );
  const chosen = values.professionals ?? askable.nearest;
  const content = contentOf(values);
  const shownStep = requestSteps[step] ?? 'what';
  const previous = requestSteps[step - 1];
  const isLast = shownStep === 'who';
  const isSent = send.isSuccess;

  function goTo(wanted: RequestStep): void {
    void navigate({
      to: '/customer/requests/new',
      search: (before) => newRequestSearch({ ...before, step: wanted }),
    });
  }

  async function sendOut(draft: RequestDraft): Promise<void> {
    if (chosen.length === 0) {
      form.refuse({ professionals: t`Choose at least one professional.` });
      return;
    }
    setIsWaiting(true);
    const photos = await uploads.finished(draft.photos);
    setIsWaiting(false);
    if (photos === null) {
      form.refuse({ photos: t`One of the photos didn’t arrive. Look at them again.` });
      return;
    }
    const written = contentOf({ ...draft, photos });
    if (written === null) return;
    const body = { content: written, professionalIds: [...chosen] };
    send.mutate(call('POST /api/requests', { body }), {
      onSuccess: ({ requestId }) => {
        dropDraft(me.id);
        notify.success(<Trans>Your request has been sent.</Trans>);
        void navigate({ to: '/customer/requests/$id', params: { id: requestId } });
      },
      onError: (error) => form.refuse(serverFields(error, serviceNames)),
    });
  }

  /** Others offer another service, and others are near another place. */
  function changeSubject(change: Partial<Pick<RequestDraft, 'service' | 'place'>>): void {
    setAll((before) => {
      const after = { ...before, ...change };
      const isSame = after.service === before.service && after.place === before.place;
      return isSame ? before : { ...after, professionals: choiceAtFirst };
    });
  }

  useEffect(() => {
    if (isRestored) return;
    const draft = readDraft(me.id);
    const subject = {
      service: search.service ?? draft.service,
      place: search.place ?? draft.place,
    };
    const isSame = subject.service === draft.service && subject.place === draft.place;
    const before = isSame ? draft.professionals : null;
    setAll((typed) => ({
      ...draft,
      ...subject,
      // Typed before the page lived
      description: typed.description || draft.description,
      address: typed.address || draft.address,
      professionals: preferred === null ? before : [...new Set([preferred, ...(before ?? [])])],
    }));
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has drafts
    setIsRestored(true);
  }, [isRestored, me.id, preferred, search.place, search.service, setAll]);

  useEffect(() => {
    if (isRestored && !isSent) keepDraft(me.id, values);
  }, [isRestored, isSent, me.id, values]);

  useRequestAddress({ draft: values, step: shownStep, isKept: isRestored && !isSent });

  const shown = useStepFocus(step, submitCount);
  const names = { what: t`The job`, where: t`Where and when`, who: t`Check and send` };
  const trade = service === null ? undefined : findService(catalogue, service)?.category.id;
  const sections = { form, onSubjectChange: changeSubject };

  return (
    <div className="web-page web-new-request">
      <h1 className="web-page-title">
        <Trans>Ask for offers</Trans>
      </h1>
      {shownStep === 'what' && (
        <p className="web-lead">
          <Trans>The more exactly you describe it, the better the offers fit.</Trans>
        </p>
      )}
      <Stepper
        label={t`Steps of your request`}
        steps={requestSteps.map((id) => ({ id, label: names[id] }))}
        current={step}
        onStepSelect={(id) => goTo(requestSteps.find((one) => one === id) ?? 'what')}
      />
      <form className="web-sections" noValidate onSubmit={submit}>
        <ErrorSummary
          errors={summarize(labels, errors, fieldId, (message) => i18n._(message))}
          submitCount={submitCount}
        />
        <section
          className="web-sections web-request-step"
          aria-label={names[shownStep]}
          tabIndex={-1}
          ref={shown}
        >
          {shownStep === 'what' && (
            <JobSection {...sections} uploads={uploads} prompts={prompts[trade ?? ''] ?? []} />
          )}
          {shownStep === 'where' && (
            <>
              <PlaceSection {...sections} />
              <TimeSection form={form} />
              <BudgetSection form={form} />
            </>
          )}
          {/* Both at once: what is read stays where it is */}
          {isLast && content !== null && (
            <>
              <RequestSummary content={content} photos={uploads.images} />
              <section className="web-form-section">
                <h2 className="web-form-section-title">
                  <Trans>Who to ask</Trans>
                </h2>
                <ProfessionalsField
                  id={fieldId('professionals')}
                  askable={askable}
                  value={values.professionals}
                  onChange={(professionals) => set('professionals', professionals)}
                  error={errors.professionals}
                />
              </section>
            </>
          )}
        </section>
        <ProblemNotice error={send.error} />
        <div className="web-actions">
          <ActionBar
            fact={
              isLast && chosen.length > 0 ? (
                <Plural
                  value={chosen.length}
                  one="# professional chosen"
                  other="# professionals chosen"
                />
              ) : undefined
            }
          >
            <Button
              type="submit"
              variant="accent"
              size="large"
              iconStart={isLast && <Icon icon={sendIcon} size={20} />}
              isLoading={isWaiting || send.isPending || isSent}
              onClick={pressOnce}
            >
              {isLast ? <Trans>Send the request</Trans> : <Trans>Next</Trans>}
            </Button>
          </ActionBar>
          {previous !== undefined && (
            <Button
              variant="ghost"
              size="large"
              disabled={send.isPending || isSent}
              onClick={() => goTo(previous)}
            >
              <Trans>Back</Trans>
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
