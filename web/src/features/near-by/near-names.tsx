import { Trans } from '@lingui/react/macro';
import { exactItem, findItems, nearItems } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { serviceSearchQuery } from '../../catalogue/catalogue.queries.ts';
import { usePlaceItems } from '../../catalogue/use-place-items.ts';
import type { NearBySearch } from '../../professionals/near-by-search.ts';

/** The most names that are offered for a text: more are no help. */
const mostOffered = 12;

interface NearNamesProps {
  readonly search: NearBySearch;
}

/** Says what becomes of a text that names no service, and offers the services that it may mean. */
export function NearServices({ search: { what = '', ...rest } }: NearNamesProps): ReactNode {
  const { data } = useQuery({ ...serviceSearchQuery(useApi(), what), enabled: what !== '' });
  if (what === '' || data === undefined) return null;
  const typed = <bdi>{what}</bdi>;
  const { services } = data.data;
  return (
    <NearNames
      sentence={
        services.length > 0 ? (
          <Trans>Which service do you mean by “{typed}”?</Trans>
        ) : (
          <Trans>No service is called “{typed}”. Here are professionals of every trade.</Trans>
        )
      }
      names={services.map(({ id, name }) => ({ id, name, search: { ...rest, service: id } }))}
    />
  );
}

/** Says what becomes of a text that names no place exactly, and offers places to choose. */
export function NearPlaces({ search: { where = '', ...rest } }: NearNamesProps): ReactNode {
  const places = usePlaceItems();
  if (where === '' || places.length === 0) return null;
  const typed = <bdi>{where}</bdi>;
  const exact = exactItem(places, where);
  const found = exact === null ? findItems(places, where) : [exact];
  const offered = (found.length > 0 ? found : nearItems(places, where)).slice(0, mostOffered);
  return (
    <NearNames
      sentence={
        found.length > 0 ? (
          <Trans>Which place do you mean by “{typed}”?</Trans>
        ) : offered.length > 0 ? (
          <Trans>We don’t know a place called “{typed}”. Did you mean one of these?</Trans>
        ) : (
          <Trans>We don’t know a place called “{typed}”. Here are professionals everywhere.</Trans>
        )
      }
      names={offered.map(({ id, label }) => ({
        id,
        name: label,
        search: { ...rest, place: id },
      }))}
    />
  );
}

interface Name {
  readonly id: string;
  readonly name: string;
  /** The search in which it is chosen. */
  readonly search: NearBySearch;
}

interface SentenceAndNames {
  readonly sentence: ReactNode;
  readonly names: readonly Name[];
}

function NearNames({ sentence, names }: SentenceAndNames): ReactNode {
  return (
    <div className="web-near-names" aria-live="polite">
      <p className="web-near-names-sentence">{sentence}</p>
      {names.length > 0 && (
        <ul className="web-chips">
          {names.map(({ id, name, search }) => (
            <li key={id}>
              <Link className="web-chip" to="/professional/near-by" search={search} replace>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
