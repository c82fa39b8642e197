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

interface ServicesMeantProps extends MeantProps {
  /** Whether professionals were looked for by what they say of themselves. */
  readonly isByWords: boolean;
  /** How many professionals the page shows; `null`: it is not known yet. */
  readonly found: number | null;
}

/**
 * Says what becomes of a text that names no service: it says when professionals were looked for by it, offers the
 * services that it may mean, and leads out of that.
 */
export function ServicesMeant({
  search: { what = '', ...rest },
  isByWords,
  found,
}: ServicesMeantProps): ReactNode {
  const { data } = useQuery({ ...serviceSearchQuery(useApi(), what), enabled: what !== '' });
  if (what === '' || data === undefined) return null;
  const typed = <bdi>{what}</bdi>;
  const { services } = data.data;
  const names = services.map(({ id, name }) => ({
    id,
    link: <Meant search={{ ...rest, service: id }}>{name}</Meant>,
  }));
  if (names.length > 0 && !isByWords) {
    return (
      <NearNames sentence={<Trans>Which service do you mean by “{typed}”?</Trans>} names={names} />
    );
  }
  if (found === null) return null;
  const allProfessionals = (
    <Meant search={rest}>
      <Trans>All professionals</Trans>
    </Meant>
  );
  const allServices = (
    <Link className="web-chip" to="/services">
      <Trans>All services</Trans>
    </Link>
  );
  if (names.length > 0) {
    return (
      <NearNames
        sentence={
          <Trans>
            We found “{typed}” in the names, lines or services of professionals. Or did you mean a
            service?
          </Trans>
        }
        names={[...names, { id: 'professionals', link: allProfessionals }]}
      />
    );
  }
  return (
    <NearNames
      sentence={
        found > 0 ? (
          <Trans>
            No service is called “{typed}”. We found it in the names, lines or services of
            professionals.
          </Trans>
        ) : (
          <Trans>No service is called “{typed}”, so we looked among professionals.</Trans>
        )
      }
      names={[
        ...(found > 0 ? [{ id: 'professionals', link: allProfessionals }] : []),
        { id: 'services', link: allServices },
      ]}
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
