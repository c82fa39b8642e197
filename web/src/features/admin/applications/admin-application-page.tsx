import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationContent } from '@osta/contracts/application/api';
import { StatusBadge, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import {
  causeWords,
  fieldNamesForAdmins,
  statusLooks,
} from '../../../applications/application-words.ts';
import { linesOf } from '../../../forms/lines.ts';
import { ReviewFacts } from '../review-facts.tsx';
import { ReviewCard, ReviewPage } from '../review-page.tsx';
import { ApplicationDecisions } from './application-decisions.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { applicationQuery } from './applications.queries.ts';
import { ReviewedDocument } from './reviewed-document.tsx';

const route = getRouteApi('/_default/admin/professionals/$id');

/* oxlint-disable lingui/no-unlocalized-strings -- the fields that an admin compares */
const shownFields = ['legalName', 'about', 'experienceYears', 'categoryIds', 'placeIds'] as const;
/* oxlint-enable lingui/no-unlocalized-strings */

/** One application: what it says, what changed, its documents and history, and the decisions. */
export function AdminApplicationPage(): ReactNode {
  const { i18n } = useLingui();
  const { id } = route.useParams();
  const { data: application } = useSuspenseQuery(applicationQuery(useApi(), id));
  const { fullName, status, content, documents, review, decision } = application;
  const { tone, words } = statusLooks[status];
  const { me } = route.useRouteContext();
  const before = review?.before ?? null;
  const reviewer = review?.reviewer;
  const reviewerName = <bdi>{reviewer?.fullName}</bdi>;

  return (
    <ReviewPage
      name={fullName}
      badges={
        <>
          <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>
          {status === 'under_review' && reviewer && (
            <Text tone="quiet">
              {reviewer.id === me.id ? (
                <Trans>You’re reviewing this.</Trans>
              ) : (
                <Trans>{reviewerName} is reviewing this.</Trans>
              )}
            </Text>
          )}
        </>
      }
      decision={decision}
      causeWords={causeWords}
      decisions={<ApplicationDecisions application={application} />}
    >
      <ReviewCard title={<Trans>What the application says</Trans>}>
        <ReviewFacts
          fields={shownFields}
          names={fieldNamesForAdmins}
          now={textsOf(content)}
          then={before && textsOf(before)}
        />
      </ReviewCard>
      <ReviewCard title={<Trans>Legal documents</Trans>}>
        {documents.map((document) => (
          <ReviewedDocument key={document.id} application={application} document={document} />
        ))}
      </ReviewCard>
      <ReviewCard title={<Trans>History</Trans>}>
        <ApplicationHistory items={review?.history ?? []} />
      </ReviewCard>
    </ReviewPage>
  );
}

function textsOf({
  legalName,
  about,
  experienceYears,
  categories,
  places,
}: ApplicationContent): Readonly<Record<(typeof shownFields)[number], readonly string[]>> {
  return {
    legalName: linesOf(legalName),
    about: linesOf(about),
    experienceYears: experienceYears === null ? [] : [String(experienceYears)],
    categoryIds: linesOf(categories.map(({ name }) => name).join(' · ')),
    placeIds: linesOf(places.map(({ name }) => name).join(' · ')),
  };
}
