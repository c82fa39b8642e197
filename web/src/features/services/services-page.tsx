import { Trans } from '@lingui/react/macro';
import { CategoryIcon, forwardIcon, Icon } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';

import './services.css';

/** Every service by its trade; each leads to its page. */
export function ServicesPage(): ReactNode {
  const { data } = useSuspenseQuery(servicesQuery(useApi()));
  return (
    <div className="web-page">
      <h1 className="web-page-title">
        <Trans>Services</Trans>
      </h1>
      <p className="web-lead">
        <Trans>Choose what you need, and see who does it near you.</Trans>
      </p>
      <div className="web-trades">
        {data.categories.map(({ id, name, services }) => (
          <section className="web-trade" id={id} key={id} aria-labelledby={`${id}-name`}>
            <div className="web-trade-head">
              <CategoryIcon category={id} />
              <h2 className="web-trade-name" id={`${id}-name`}>
                {name}
              </h2>
            </div>
            <ul className="web-trade-services">
              {services.map((service) => (
                <li key={service.id}>
                  <Link
                    className="web-trade-service"
                    to="/services/$id"
                    params={{ id: service.id }}
                  >
                    {service.name}
                    <Icon icon={forwardIcon} size={16} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
