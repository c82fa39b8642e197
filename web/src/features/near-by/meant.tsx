import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { serviceSearchQuery } from '../../catalogue/catalogue.queries.ts';
import { NearPlaces } from '../../catalogue/near-places.tsx';
import { NearNames } from '../../components/near-names.tsx';
import type { NearBySearch } from '../../professionals/near-by-search.ts';

interface MeantProps {
  readonly search: NearBySearch;
}

/** Says what becomes of a text that names no service, and offers the services that it may mean. */
export function ServicesMeant({ search: { what = '', ...rest } }: MeantProps): ReactNode {
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
      names={services.map(({ id, name }) => ({
        id,
        link: <Meant search={{ ...rest, service: id }}>{name}</Meant>,
      }))}
    />
  );
}

/** Says what becomes of a text that names no place exactly, and offers places to choose. */
export function PlacesMeant({ search: { where = '', ...rest } }: MeantProps): ReactNode {
  const typed = <bdi>{where}</bdi>;
  return (
    <NearPlaces
      where={where}
      whenUnknown={
        <Trans>We don’t know a place called “{typed}”. Here are professionals everywhere.</Trans>
      }
      renderLink={({ id, label }) => <Meant search={{ ...rest, place: id }}>{label}</Meant>}
    />
  );
}

/** A link to the search in which a name is chosen. */
function Meant({ search, children }: MeantProps & { readonly children: ReactNode }): ReactNode {
  return (
    <Link className="web-chip" to="/professional/near-by" search={search} replace>
      {children}
    </Link>
  );
}
