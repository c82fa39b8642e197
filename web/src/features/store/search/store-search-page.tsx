import { Plural, Trans } from '@lingui/react/macro';
import { Button, Callout, EmptyState, EmptyStores, ErrorState, Heading, Text } from '@osta/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, lazy, type ReactNode, useMemo, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { NearPlaces } from '../../../catalogue/near-places.tsx';
import { ResultMap } from '../../../components/result-map.tsx';
import { Results, ViewToggle } from '../../../components/search-results.tsx';
import { ShowMore } from '../../../components/show-more.tsx';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { storeListQuery } from '../../../stores/public-stores.queries.ts';
import { StoreCards } from '../../../stores/store-cards.tsx';
import { type StoreSearch, storeSearch } from '../../../stores/store-search.ts';
import { StoreSearchTools } from './store-search-tools.tsx';

import './store-search.css';

const route = getRouteApi('/_default/store/search');

/** The map is loaded after the list: many never look at it. */
const StoreSearchMap = lazy(async () => ({
  default: (await import('./store-search-map.tsx')).StoreSearchMap,
}));

/** Stores by words, trade, place and what they offer, as a list and on a map. */
export function StoreSearchPage(): ReactNode {
  const search = route.useSearch();
  const { at, view } = search;
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const list = useInfiniteQuery(storeListQuery(useApi(), search));
  const { data, dataUpdatedAt, error, isFetching, refetch } = list;
  const stores = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const count = stores?.length ?? 0;
  const isWidened = data?.pages[0]?.isWidened ?? false;

  const change: ComponentProps<typeof StoreSearchTools>['onChange'] = (part) => {
    void navigate({
      to: '/store/search',
      search: (before) => storeSearch({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
  };

  function selectPin(id: string): void {
    setSelectedId(id);
    document
      .querySelector(`[data-store="${id}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Stores</Trans>
      </Heading>
      <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
        <Trans>Tools, materials and parts, from shops near you.</Trans>
      </Text>
      <StoreSearchTools search={search} onChange={change} />
      <AreasMeant search={search} />
      {isWidened && count > 0 && (
        <div className="web-result-widened">
          <Callout title={<Trans>No store fits all of this</Trans>}>
            <Trans>Here are stores that fit a part of it, from all over Libya.</Trans>
          </Callout>
        </div>
      )}
      {count > 0 && (
        <div className="web-result-head">
          <h2 className="web-result-count" aria-live="polite">
            {list.hasNextPage ? (
              <Plural value={count} one="More than # store" other="More than # stores" />
            ) : (
              <Plural value={count} one="# store" other="# stores" />
            )}
          </h2>
          <ViewToggle view={view} onChange={(next) => change({ view: next })} />
        </div>
      )}
      {error !== null && data === undefined && (
        <ErrorState
          title={<Trans>The stores couldn’t be loaded</Trans>}
          description={problemText(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined && count === 0 && (
        <NoStores isSearch={Object.keys(storeSearch({ ...search, view: undefined })).length > 0} />
      )}
      {(data === undefined ? error === null : count > 0) && (
        <Results
          view={view}
          side={
            stores === undefined || count === 0 ? null : (
              <ResultMap view={view}>
                <StoreSearchMap
                  // Another search is another part of the country
                  key={JSON.stringify({ ...search, view: undefined })}
                  stores={stores}
                  selectedId={selectedId}
                  onSelect={selectPin}
                  at={at}
                  searchedFor={search.q ?? ''}
                />
              </ResultMap>
            )
          }
        >
          <StoreCards
            stores={stores}
            answeredAt={dataUpdatedAt}
            selectedId={selectedId}
            searchedFor={search.q ?? ''}
            onReach={setSelectedId}
          />
          <ShowMore list={list} />
        </Results>
      )}
    </div>
  );
}

/** Says what becomes of a text that names no place exactly, and offers places to choose. */
function AreasMeant({
  search: { where = '', ...rest },
}: {
  readonly search: StoreSearch;
}): ReactNode {
  const typed = <bdi>{where}</bdi>;
  return (
    <NearPlaces
      where={where}
      whenUnknown={
        <Trans>We don’t know a place called “{typed}”. Here are stores everywhere.</Trans>
      }
      renderLink={({ id, label }) => (
        <Link className="web-chip" to="/store/search" search={{ ...rest, area: id }} replace>
          {label}
        </Link>
      )}
    />
  );
}

/** Nothing was found, even after the search was widened. */
function NoStores({ isSearch }: { readonly isSearch: boolean }): ReactNode {
  return (
    <EmptyState
      illustration={<EmptyStores />}
      titleAs="h2"
      title={
        isSearch ? (
          <Trans>No store offers this yet</Trans>
        ) : (
          <Trans>No store has opened here yet</Trans>
        )
      }
      description={
        <Trans>
          Professionals bring what the job needs. Have a shop? Be the first one people find here.
        </Trans>
      }
      action={
        <div className="web-actions">
          {isSearch && (
            <Button asChild>
              <Link to="/store/search" search={{}}>
                <Trans>All stores</Trans>
              </Link>
            </Button>
          )}
          <Button asChild variant={isSearch ? 'secondary' : 'primary'}>
            <Link to="/professional/near-by">
              <Trans>Find a professional</Trans>
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/store">
              <Trans>Open a store</Trans>
            </Link>
          </Button>
        </div>
      }
    />
  );
}
