import { Plural, Trans } from '@lingui/react/macro';
import { Button, Callout, ErrorState, FormField, Icon, sendIcon } from '@osta/ui-kit';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, lazy, type ReactNode, useMemo, useState } from 'react';

import { LatePlacePicker, LateServicePicker } from '../../catalogue/late-pickers.tsx';
import { ResultMap } from '../../components/result-map.tsx';
import { Results, ViewToggle } from '../../components/search-results.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { aboutSearch } from '../../professionals/about-search.ts';
import { nearBySearch } from '../../professionals/near-by-search.ts';
import { profileSearch } from '../../professionals/profile-search.ts';
import { freeDaysFor, singleDay } from '../../professionals/when-wanted.ts';
import { useToday } from '../../time/use-today.ts';
import { HowOrdered } from './how-ordered.tsx';
import { PlacesMeant, ServicesMeant } from './meant.tsx';
import { NearByList } from './near-by-list.tsx';
import { NearByTools } from './near-by-tools.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { useNearBy } from './use-near-by.ts';

import './near-by.css';

const route = getRouteApi('/_default/professional/near-by');

/** The map is loaded after the list: many never look at it. */
const NearByMap = lazy(async () => ({ default: (await import('./near-by-map.tsx')).NearByMap }));

type Change = ComponentProps<typeof NearByTools>['onChange'];

/** Professionals for a service, as a list and on a map. */
export function NearByPage(): ReactNode {
  const search = route.useSearch();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { service = null, place = null, what = '', where = '', at, view } = search;
  const today = useToday();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { list, filter } = useNearBy(search, today);
  const { categoryId: trade = null, words = null } = filter;
  const { data, error, isFetching, refetch } = list;
  const professionals = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const count = professionals?.length ?? 0;
  const isWidened = data?.pages[0]?.isWidened ?? false;
  const chosen = useMemo(() => {
    const { open, max, when, ...found } = search;
    const days = freeDaysFor(when, today);
    // A wider list is without what nobody fitted
    const narrow = isWidened ? {} : { open, max, days };
    // Who has no free time on the day may still be asked for it
    return profileSearch({ ...found, ...narrow, day: singleDay(days), trade });
  }, [search, trade, isWidened, today]);

  const change: Change = (part) => {
    void navigate({
      to: '/professional/near-by',
      search: (before) => nearBySearch({ ...before, ...part }),
      replace: true,
      // A field is left by a press further down, which must not lose what it was for
      resetScroll: false,
    });
  };

  function selectPin(id: string): void {
    setSelectedId(id);
    document
      .querySelector(`[data-professional="${id}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  return (
    <div className="web-page">
      <h1 className="web-page-title">
        <Trans>Find a professional</Trans>
      </h1>
      <div className="web-filter">
        <FormField label={<Trans>What do you need?</Trans>}>
          <LateServicePicker
            isSearch
            value={service}
            onChange={(id) => change({ service: id ?? undefined })}
            text={what}
            onTextChange={(text) => change({ what: text })}
          />
        </FormField>
        <FormField label={<Trans>Where</Trans>}>
          <LatePlacePicker
            isSearch
            value={place}
            onChange={(id) =>
              change({ place: id ?? undefined, ...(id !== null && { at: undefined }) })
            }
            text={where}
            onTextChange={(text) => change({ where: text })}
          />
        </FormField>
        <NearByTools search={search} onChange={change} />
      </div>
      {search.sort === undefined && (data === undefined || count > 0) && (
        <HowOrdered isFromPoint={at !== undefined || place !== null} />
      )}
      <ServicesMeant
        search={search}
        isByWords={words !== null}
        found={data === undefined ? null : count}
      />
      <PlacesMeant search={search} />
      {isWidened && count > 0 && (
        <div className="web-result-widened">
          <Callout title={<Trans>Nobody fits all of this</Trans>}>
            {at !== undefined || place !== null ? (
              <Trans>Here are the nearest others, also beyond what you chose.</Trans>
            ) : (
              <Trans>Here are others, also beyond what you chose.</Trans>
            )}
          </Callout>
        </div>
      )}
      {search.when !== undefined && !isWidened && count > 0 && (
        <p className="web-near-compared">
          <Trans>
            Everybody here is free then. We looked at the times of the first 100 professionals.
          </Trans>
        </p>
      )}
      {count > 0 && (
        <div className="web-result-head">
          <h2 className="web-result-count" aria-live="polite">
            {list.hasNextPage ? (
              <Plural
                value={count}
                one="More than # professional"
                other="More than # professionals"
              />
            ) : (
              <Plural value={count} one="# professional" other="# professionals" />
            )}
          </h2>
          <div className="web-near-actions">
            <ViewToggle view={view} onChange={(next) => change({ view: next })} />
            <Button asChild variant="accent">
              <Link to="/customer/requests/new" search={aboutSearch({ ...chosen })}>
                <Icon icon={sendIcon} size={18} />
                <Trans>Ask several at once</Trans>
              </Link>
            </Button>
          </div>
        </div>
      )}
      {error !== null && data === undefined && (
        <ErrorState
          title={<Trans>The professionals couldn’t be loaded</Trans>}
          description={problemText(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined && count === 0 && (
        <NobodyFound
          order={search.sort}
          onLeaveOrder={() => change({ sort: undefined })}
          isByWords={words !== null}
          onLeaveWords={() => change({ what: undefined })}
        />
      )}
      {(data !== undefined || error === null) && (
        <Results
          view={view}
          side={
            count === 0 ? null : (
              <ResultMap view={view}>
                <NearByMap
                  // Another search is another part of the country
                  key={`${service} ${place} ${what} ${at}`}
                  professionals={professionals}
                  about={chosen}
                  selectedId={selectedId}
                  onSelect={selectPin}
                  onReach={setSelectedId}
                  at={at}
                  onSearch={(within) => change({ within })}
                />
              </ResultMap>
            )
          }
        >
          <NearByList
            professionals={professionals}
            placeId={place}
            isByDistance={search.sort === 'distance'}
            about={chosen}
            selectedId={selectedId}
            onReach={setSelectedId}
          />
          <ShowMore list={list} />
        </Results>
      )}
    </div>
  );
}
