import { Trans } from '@lingui/react/macro';
import type { RequestReceipt, RequestView } from '@osta/contracts/request/api';
import type { QuoteStatus } from '@osta/contracts/request/status';
import { Callout, focusField, notify, SectionForm } from '@osta/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { isProblem } from '../../api/api-problem.ts';
import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { useSavedSection } from '../../forms/use-saved-section.ts';
import { requestKeys, requestQuery } from '../../requests/requests.queries.ts';
import { lostPhotosId } from './lost-photos.tsx';
import { contentOf, type WrittenContent } from './request-content.ts';
import { RequestDifferences } from './request-differences.tsx';
import type { RequestDraft } from './request-draft.ts';
import { BudgetSection, JobSection, PlaceSection, TimeSection } from './request-sections.tsx';
import { requestServiceNames } from './request-service-names.ts';
import { requestShape } from './request-shape.ts';
import { revisionOf } from './revision-of.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { useRequestRules } from './use-request-rules.ts';

import './new-request.css';

interface RevisionFormProps {
  readonly request: RequestView;
}

/** What a request says, to be changed as a whole. What is typed is kept until it is saved. */
export function RevisionForm({ request }: RevisionFormProps): ReactNode {
  const { id: requestId, customer, version, quotes } = request;
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { form, frame, choice } = useSavedSection<RequestDraft, WrittenContent, RequestReceipt>({
    initial: revisionOf(request),
    version,
    readAgain: async () => {
      const now = await queryClient.query({ ...requestQuery(api, requestId), staleTime: 0 });
      return { version: now.version, values: revisionOf(now) };
    },
    draft: `${customer.id}:request:${requestId}`,
    changes: requestKeys.all,
    isSaved: true,
    shape: requestShape,
    rules: useRequestRules(),
    bodyOf: contentOf,
    callOf: (content, at) =>
      call('PUT /api/requests/{requestId}/content', {
        params: { requestId },
        body: { content },
        ifMatch: at,
      }),
    serviceNames,
    fieldOf,
    onSaved: () => {
      notify.success(<Trans>The request was changed.</Trans>);
      void navigate({ to: '/customer/requests/$id', params: { id: requestId } });
    },
  });
  const { values, setAll } = form;
  const uploads = usePhotoUploads(values.photos, (change) =>
    setAll((before) => ({ ...before, photos: change(before.photos) })),
  );
  const hasStandingOffers = quotes.some(({ status }) => isStanding(status));
  const isUploading = uploads.images.some((image) => image.isUploading === true);
  const sections = {
    form,
    onSubjectChange: (change: Partial<RequestDraft>) =>
      setAll((before) => ({ ...before, ...change })),
  };

  const shownChoice =
    choice === null || choice.mine === null || choice.saved === null ? null : (
      <RequestDifferences {...choice} mine={choice.mine} saved={choice.saved} />
    );

  return (
    <SectionForm
      title={<Trans>What you ask for</Trans>}
      description={<Trans>The professionals who have it see each change.</Trans>}
      saveLabel={<Trans>Save the changes</Trans>}
      {...frame}
      {...(isUploading && { state: 'saving' as const })}
      onSave={() => {
        if (uploads.lost.length === 0) frame.onSave();
        else focusField(lostPhotosId);
      }}
      {...(shownChoice !== null && { choice: shownChoice })}
    >
      <JobSection
        {...sections}
        uploads={uploads}
        prompts={[]}
        onDescribe={() => undefined}
        onSendWithout={uploads.letGo}
      />
      <PlaceSection {...sections} />
      <TimeSection form={form} />
      <BudgetSection form={form} />
      {hasStandingOffers && (
        <Callout tone="waiting" title={<Trans>The offers you have become outdated</Trans>}>
          <Trans>
            They were made for the request as it was, so you can’t accept them once you save. The
            professionals hear of the change and can offer again.
          </Trans>
        </Callout>
      )}
    </SectionForm>
  );
}

/** Whether an offer can still be accepted, or may become so. */
function isStanding(status: QuoteStatus): boolean {
  return status === 'submitted' || status === 'countered';
}

/** The service names the parts of the content; how they are chosen in the form, it does not know. */
const serviceNames = {
  ...requestServiceNames,
  budget: 'body.content.budget',
  when: 'body.content.wanted.kind',
  to: 'body.to',
};

/** The field of a refusal that names none. */
function fieldOf(error: unknown): 'service' | 'photos' | 'windows' | null {
  if (isProblem(error, 'SERVICE_HIDDEN', 'SERVICE_UNKNOWN')) return 'service';
  if (isProblem(error, 'PICTURE_NOT_FOUND')) return 'photos';
  return isProblem(error, 'TIME_IN_THE_PAST') ? 'windows' : null;
}
