import { Trans } from '@lingui/react/macro';
import { Icon, moneyIcon, quoteIcon, verifiedIcon } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { TileWall } from '../../art/tile-wall.tsx';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { popularServices } from '../../catalogue/popular-services.ts';
import { HomeSearch } from './home-search.tsx';

import '../../components/chips.css';

/** How many popular services are suggested below the search. */
const suggested = 5;

/** The top of the home page: what Osta is, and the search. */
export function HomeHero(): ReactNode {
  const { data } = useQuery(servicesQuery(useApi()));
  const services = (data?.categories ?? []).flatMap((category) => category.services);
  const suggestions = popularServices
    .slice(0, suggested)
    .flatMap((id) => services.filter((service) => service.id === id));

  return (
    <section className="web-hero">
      <div className="web-hero-inner">
        <div className="web-hero-words">
          <h1 className="web-hero-title">
            <Trans>The right professional for every job at home</Trans>
          </h1>
          <p className="web-hero-lead">
            <Trans>
              Say what you need, get offers with clear prices from professionals near you, and
              choose the one that suits you.
            </Trans>
          </p>
          <HomeSearch />
          <ul className="web-hero-suggestions">
            {suggestions.map(({ id, name }) => (
              <li key={id}>
                <Link className="web-chip" to="/professional/near-by" search={{ service: id }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="web-hero-art">
          <TileWall />
        </div>
      </div>
      <ul className="web-hero-promises">
        <li>
          <Icon icon={quoteIcon} size={20} />
          <Trans>Offers before you decide</Trans>
        </li>
        <li>
          <Icon icon={moneyIcon} size={20} />
          <Trans>You pay the professional, in cash</Trans>
        </li>
        <li>
          <Icon icon={verifiedIcon} size={20} />
          <Trans>Free for customers</Trans>
        </li>
      </ul>
    </section>
  );
}
