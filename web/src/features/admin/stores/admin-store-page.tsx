import { Trans, useLingui } from '@lingui/react/macro';
import type { DescribedPicture } from '@osta/contracts/picture/described';
import type { StoreContent } from '@osta/contracts/store/api';
import { Button, StatusBadge, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { namesOf } from '../../../forms/names-of.ts';
import { StorePicture } from '../../../stores/store-picture.tsx';
import { storeTexts } from '../../../stores/store-texts.ts';
import {
  storeCauseWords,
  storeFieldNames,
  storeLooks,
  subscriptionLooks,
} from '../../../stores/store-words.ts';
import { storeQuery, subscriptionQuery } from '../../../stores/stores.queries.ts';
import { useStoreName } from '../../../stores/use-store-name.ts';
import { useStoreNames } from '../../../stores/use-store-names.ts';
import { ReviewFacts } from '../review-facts.tsx';
import { ReviewCard, ReviewPage } from '../review-page.tsx';
import { StoreDecisions } from './store-decisions.tsx';
import { StoreHistory } from './store-history.tsx';
import { StorePayments } from './store-payments.tsx';

import './admin-stores.css';

const route = getRouteApi('/_default/admin/stores/$id');

/** One store: what its page says, what changed, its pictures, payments and history; the decisions. */
export function AdminStorePage(): ReactNode {
  const { i18n } = useLingui();
  const { id } = route.useParams();
  const api = useApi();
  const { data: store } = useSuspenseQuery(storeQuery(api, id));
  const { data: subscription } = useSuspenseQuery(subscriptionQuery(api, id));
  const nameOf = useStoreName();
  const { status, decision, isPublic, content, review } = store;
  const owner = review?.owner.fullName;
  const listing = storeLooks[status];
  const paid = subscriptionLooks[subscription.status];

  return (
    <ReviewPage
      name={nameOf(store)}
      badges={
        <>
          <StatusBadge tone={listing.tone}>{i18n._(listing.words)}</StatusBadge>
          <StatusBadge tone={paid.tone}>{i18n._(paid.words)}</StatusBadge>
          {isPublic && (
            <Button asChild variant="ghost" size="small">
              <Link to="/store/$id/public" params={{ id }}>
                <Trans>See the public page</Trans>
              </Link>
            </Button>
          )}
        </>
      }
      owner={
        owner === undefined ? undefined : (
          <Trans>
            Owner: <bdi>{owner}</bdi>
          </Trans>
        )
      }
      decision={decision}
      causeWords={storeCauseWords}
      decisions={<StoreDecisions store={store} />}
    >
      <ReviewCard title={<Trans>What the page says</Trans>}>
        <Facts content={content} before={review?.before ?? null} />
      </ReviewCard>
      <ReviewCard title={<Trans>Pictures</Trans>}>
        <Pictures storeId={id} pictures={content.media.pictures} />
      </ReviewCard>
      <StorePayments subscription={subscription} />
      <ReviewCard title={<Trans>History</Trans>}>
        <StoreHistory items={review?.history ?? []} />
      </ReviewCard>
    </ReviewPage>
  );
}

interface FactsProps {
  readonly content: StoreContent;
  /** What customers see, or what the submission before said; changes are marked. */
  readonly before: StoreContent | null;
}

function Facts({ content, before }: FactsProps): ReactNode {
  const names = useStoreNames();
  const now = storeTexts(content, names);
  const fields = namesOf(now);
  return (
    <ReviewFacts
      fields={fields}
      names={storeFieldNames}
      now={now}
      then={before && storeTexts(before, names)}
    />
  );
}

// oxlint-disable-next-line lingui/no-unlocalized-strings -- how wide the pictures are
const sizes = '(width < 768px) 50vw, 260px';

interface PicturesProps {
  readonly storeId: string;
  readonly pictures: readonly DescribedPicture[];
}

function Pictures({ storeId, pictures }: PicturesProps): ReactNode {
  if (pictures.length === 0) {
    return (
      <Text tone="quiet">
        <Trans>There are none.</Trans>
      </Text>
    );
  }
  return (
    <ul className="web-store-pictures">
      {pictures.map(({ id, alt }) => (
        <li key={id}>
          {/* Its words are below it */}
          <StorePicture storeId={storeId} pictureId={id} alt="" sizes={sizes} />
          <span dir="auto">{[alt.ar, alt.en].filter((words) => words !== '').join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
