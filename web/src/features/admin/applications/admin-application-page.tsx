import { Trans, useLingui } from '@lingui/react/macro';
import type {
  ApplicationContent,
  ApplicationDocument,
  ApplicationReceipt,
  ApplicationView,
} from '@osta/contracts/application/api';
import { Button, DateText, Heading, Ltr, notify, StatusBadge, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import {
  causeWords,
  documentNames,
  fieldNames,
  statusLooks,
} from '../../../applications/application-words.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { instantOf } from '../../../time/tripoli.ts';
import { linesOf } from '../lines.ts';
import { ReviewFacts } from '../review-facts.tsx';
import { ReviewCard, ReviewPage } from '../review-page.tsx';
import { ApplicationDecisions } from './application-decisions.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { applicationQuery, applicationsKey } from './applications.queries.ts';

import './admin-professionals.css';

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
          names={fieldNames}
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

interface ReviewedDocumentProps {
  readonly application: ApplicationView;
  readonly document: ApplicationDocument;
}

function ReviewedDocument({ application, document }: ReviewedDocumentProps): ReactNode {
  const { i18n, t } = useLingui();
  const problemText = useProblemText();
  const command = useCommand<ApplicationReceipt>(applicationsKey);
  const { id, kind, number, expiresOn, fileUrl, review, reviewedAt } = document;
  const name = i18n._(documentNames[kind]);
  const mayReview =
    application.allowed.includes('review-document') &&
    (review === 'waiting' || application.status === 'under_review');
  const until = expiresOn === null ? null : instantOf({ day: expiresOn, time: '12:00' });

  function decide(verdict: 'accepted' | 'refused'): void {
    command.mutate(
      call('POST /api/professional/applications/{applicantId}/documents/{documentId}/review', {
        params: { applicantId: application.applicantId, documentId: id },
        body: { verdict, note: '' },
      }),
      { onError: (error) => notify.error(problemText(error)) },
    );
  }

  return (
    <div className="web-document-viewer">
      <Heading as="h3" size="small">
        {name} <Ltr>{number}</Ltr>
      </Heading>
      <Text tone="quiet">
        {until === null ? (
          <Trans>It doesn’t expire.</Trans>
        ) : (
          <Trans>
            Valid until <DateText instant={until} />
          </Trans>
        )}
      </Text>
      <a href={fileUrl} target="_blank" rel="noreferrer">
        <img src={fileUrl} alt={name} loading="lazy" />
      </a>
      <div>
        <DocumentVerdict review={review} />{' '}
        {reviewedAt !== null && <DateText instant={reviewedAt} />}
      </div>
      {mayReview && (
        <div className="web-actions">
          <Button
            variant="secondary"
            aria-label={t`Accept: ${name}`}
            isLoading={command.isPending}
            disabled={review === 'accepted'}
            onClick={() => decide('accepted')}
          >
            <Trans>Accept</Trans>
          </Button>
          <Button
            variant="ghost"
            aria-label={t`Refuse: ${name}`}
            disabled={review === 'refused' || command.isPending}
            onClick={() => decide('refused')}
          >
            <Trans>Refuse</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function DocumentVerdict({ review }: Pick<ApplicationDocument, 'review'>): ReactNode {
  switch (review) {
    case 'waiting':
      return (
        <StatusBadge tone="waiting">
          <Trans>Waiting for review</Trans>
        </StatusBadge>
      );
    case 'accepted':
      return (
        <StatusBadge tone="good">
          <Trans>Accepted</Trans>
        </StatusBadge>
      );
    case 'refused':
      return (
        <StatusBadge tone="danger">
          <Trans>Refused</Trans>
        </StatusBadge>
      );
  }
}
