import { Plural, Trans } from '@lingui/react/macro';
import {
  Button,
  EmptySearch,
  EmptyState,
  ErrorState,
  FormField,
  Icon,
  sendIcon,
} from '@osta/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { serviceSearchQuery } from '../../catalogue/catalogue.queries.ts';
import { LatePlacePicker, LateServicePicker } from '../../catalogue/late-pickers.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { AskableProfessionals } from '../../professionals/askable-professionals.tsx';
import { type Wanted, searchFor } from '../../professionals/near-by-search.ts';
import { professionalListQuery } from '../../professionals/professionals.queries.ts';
import { useVisitor } from '../../session/use-visitor.ts';
import { NearPlaces, NearServices } from './near-names.tsx';
import { tradeMeant } from './trade-meant.ts';

import './near-by.css';

const route = getRouteApi('/_default/professional/near-by');

/** Professionals for a service, those near a place first. */
export function NearByPage(): ReactNode {
  const search = route.useSearch();
  const asks = useVisitor() !== 'professional';
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { service = null, place = null, what = '', where = '' } = search;
  const api = useApi();
  const { data: meant } = useQuery({ ...serviceSearchQuery(api, what), enabled: what !== '' });
  const list = useInfiniteQuery(
    professionalListQuery(api, {
      serviceId: service,
      categoryId: tradeMeant(meant),
      placeId: place,
    }),
  );
  const { data, error, isFetching, refetch } = list;
  const chosen = { ...(service !== null && { service }), ...(place !== null && { place }) };
  const professionals = data?.pages.flatMap(({ items }) => items);
  const count = professionals?.length ?? 0;

  function change(part: Partial<Wanted>): void {
    void navigate({
      to: '/professional/near-by',
      search: (before) =>
        searchFor({
          service: before.service ?? null,
          what: before.what ?? '',
          place: before.place ?? null,
          where: before.where ?? '',
          ...part,
        }),
      replace: true,
    });
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
            onChange={(id) => change({ service: id })}
            text={what}
            onTextChange={(text) => change({ what: text })}
          />
        </FormField>
        <FormField label={<Trans>Where</Trans>}>
          <LatePlacePicker
            isSearch
            value={place}
            onChange={(id) => change({ place: id })}
            text={where}
            onTextChange={(text) => change({ where: text })}
          />
        </FormField>
      </div>
      <NearServices search={search} />
      <NearPlaces search={search} />
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
          {asks && (
            <Button asChild variant="accent">
              <Link to="/customer/requests/new" search={chosen}>
                <Icon icon={sendIcon} size={18} />
                <Trans>Ask several at once</Trans>
              </Link>
            </Button>
          )}
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
        <EmptyState
          illustration={<EmptySearch />}
          title={<Trans>Nobody offers this yet</Trans>}
          description={<Trans>Try a service that is close to it, or leave the place open.</Trans>}
        />
      )}
      {(data !== undefined || error === null) && (
        <AskableProfessionals professionals={professionals} expected={6} about={chosen} />
      )}
      <ShowMore list={list} />
    </div>
  );
}
