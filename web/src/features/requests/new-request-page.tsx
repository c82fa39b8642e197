import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionBar, Button, ErrorSummary, focusField, Icon, sendIcon, Stepper } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { findAnyService, offeredService } from '../../catalogue/find-service.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { pressOnce } from '../../forms/press-once.ts';
import { summarize } from '../../forms/summarize.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { useStepFocus } from '../../forms/use-step-focus.ts';
import { lostPhotosId } from './lost-photos.tsx';
import { newRequestSearch } from './new-request-search.ts';
import { ProfessionalsField } from './professionals-field.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { contentOf } from './request-content.ts';
import { emptyDraft, keepDraft, readDraft, type RequestDraft, windowOn } from './request-draft.ts';
import { BudgetSection, JobSection, PlaceSection, TimeSection } from './request-sections.tsx';
import { type RequestStep, requestSteps, stepFields } from './request-steps.ts';
import { RequestSummary } from './request-summary.tsx';
import { useAskable } from './use-askable.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { useRequestAddress } from './use-request-address.ts';
import { useRequestRules } from './use-request-rules.ts';
import { useSendRequest } from './use-send-request.tsx';

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
  const { data: catalogue } = useSuspenseQuery(servicesQuery(useApi()));
  // The server has no drafts: until one is read, the step of the address is shown
  const [isRestored, setIsRestored] = useState(false);
  // From the sending back to the photos, since one of them has got lost
  const [isLedBack, setIsLedBack] = useState(false);
  const asked = offeredService(catalogue, search.service);
  // With a restored service they would push the page down under the reader
  const [isPrompted, setIsPrompted] = useState(asked !== null);
  // Stays visible, chosen or not
  const [preferred] = useState(search.professional ?? null);
  const choiceAtFirst = preferred === null ? null : [preferred];
  const { step: askedStep = 'what' } = search;

  const form = useFormFields<RequestDraft>({
    initial: {
      ...emptyDraft,
      service: asked,
      place: search.place ?? null,
      ...(search.day !== undefined && windowOn(search.day)),
      professionals: choiceAtFirst,
    },
    rules: useRequestRules(),
    steps: { fields: stepFields, asked: requestSteps.indexOf(askedStep), isReady: isRestored },
    hasSummary: true,
    onSubmit: (draft) => {
      const next = requestSteps[form.step + 1];
      if (next === undefined) void sending.send(draft, chosen);
      else goTo(next);
    },
  });
  const { values, errors, fieldId, set, setAll, step, submit, submitCount } = form;
  const { service, place } = values;
  const content = contentOf(values);
  const shownStep = requestSteps[step] ?? 'what';
  const previous = requestSteps[step - 1];
  const isLast = shownStep === 'who';
  const askable = useAskable({
    serviceId: service,
    placeId: place,
    preferredId: preferred,
    ownId: me.id,
    // Whoever was led back to the photos sends from there
    content: isLast || isLedBack ? content : null,
  });
  const uploads = usePhotoUploads(values.photos, (change) =>
    setAll((before) => ({ ...before, photos: change(before.photos) })),
  );
  const chosen = values.professionals ?? askable.nearest;
  const reachCount = askable.reached?.length ?? null;
  const sending = useSendRequest({
    form,
    uploads,
    userId: me.id,
    professionals: askable.professionals,
    onPhotosLost: () => {
      setIsLedBack(true);
      goTo('what', false);
    },
  });
  const { isSent } = sending;

  function goTo(wanted: RequestStep, resetScroll = true): void {
    void navigate({
      to: '/customer/requests/new',
      search: (before) => newRequestSearch({ ...before, step: wanted }),
      resetScroll,
    });
  }

  function sendWithoutLost(): void {
    uploads.letGo();
    goTo('who');
    void sending.send(values, chosen);
  }

  /** Others offer another service, and others are near another place. */
  function changeSubject(change: Partial<Pick<RequestDraft, 'service' | 'place'>>): void {
    // Nobody has seen yet whom that request would go to
    setIsLedBack(false);
    setIsPrompted(true);
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
      // One that was hidden since has to be chosen anew
      service: asked ?? offeredService(catalogue, draft.service),
      place: search.place ?? draft.place,
    };
    const isSame = subject.service === draft.service && subject.place === draft.place;
    const before = isSame ? draft.professionals : null;
    setAll((typed) => ({
      ...draft,
      ...subject,
      // The day of the search, unless times are typed already
      ...(search.day !== undefined && draft.when === 'flexible' && windowOn(search.day)),
      // Typed before the page lived
      description: typed.description || draft.description,
      address: typed.address || draft.address,
      // Who came from the card of somebody asks that person
      to: preferred === null ? draft.to : 'chosen',
      professionals: preferred === null ? before : [...new Set([preferred, ...(before ?? [])])],
    }));
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has drafts
    setIsRestored(true);
  }, [asked, catalogue, isRestored, me.id, preferred, search.day, search.place, setAll]);

  useEffect(() => {
    if (isRestored && !isSent) keepDraft(me.id, values);
  }, [isRestored, isSent, me.id, values]);

  useRequestAddress({ draft: values, step: shownStep, isKept: isRestored && !isSent });

  const shown = useRef<HTMLElement>(null);
  useStepFocus(shown, step, submitCount);
  useEffect(() => {
    if (isLedBack && shownStep === 'what') focusField(lostPhotosId);
  }, [isLedBack, shownStep]);

  const names = { what: t`The job`, where: t`Where and when`, who: t`Check and send` };
  const trade = service === null ? undefined : findAnyService(catalogue, service)?.category.id;
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
            <JobSection
              {...sections}
              uploads={uploads}
              onSendWithout={isLedBack ? sendWithoutLost : undefined}
              prompts={isPrompted ? (prompts[trade ?? ''] ?? []) : []}
              onDescribe={() => setIsPrompted(true)}
            />
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
                <RecipientsField
                  value={values.to}
                  onChange={(to) => set('to', to)}
                  reachCount={reachCount}
                />
                {values.to === 'chosen' && (
                  <ProfessionalsField
                    id={fieldId('professionals')}
                    askable={askable}
                    value={values.professionals}
                    onChange={(professionals) => set('professionals', professionals)}
                    error={errors.professionals}
                  />
                )}
              </section>
            </>
          )}
        </section>
        <ProblemNotice error={sending.error} />
        <div className="web-actions">
          <ActionBar
            fact={
              isLast && values.to === 'chosen' && chosen.length > 0 ? (
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
              isLoading={sending.isUnderWay || isSent}
              onClick={pressOnce}
            >
              {isLast ? <Trans>Send the request</Trans> : <Trans>Next</Trans>}
            </Button>
          </ActionBar>
          {previous !== undefined && (
            <Button
              variant="ghost"
              size="large"
              disabled={sending.isUnderWay || isSent}
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
