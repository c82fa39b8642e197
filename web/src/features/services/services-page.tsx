import { Trans } from '@lingui/react/macro';
import {
  Accordion,
  Card,
  CategoryCover,
  CategoryIcon,
  forwardIcon,
  Heading,
  Icon,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { findService } from '../../catalogue/find-service.ts';
import { popularServices } from '../../catalogue/popular-services.ts';
import { ServiceSearch } from './service-search.tsx';

import './services.css';

/** Every service: by search, the popular ones as pictures, and all by their trade. Each leads to its page. */
export function ServicesPage(): ReactNode {
  const { data } = useSuspenseQuery(servicesQuery(useApi()));
  const hash = useLocation({ select: (location) => location.hash });
  // The server never sees the trade that an address names
  const trade = useHydrated() ? hash : '';
  return (
    <div className="web-page">
      <h1 className="web-page-title">
        <Trans>Services</Trans>
      </h1>
      <p className="web-lead">
        <Trans>Choose what you need, and see who does it near you.</Trans>
      </p>
      <ServiceSearch />
      <section className="web-service-part">
        <Heading as="h2">
          <Trans>Often asked for</Trans>
        </Heading>
        <ul className="web-popular">
          {popularServices.map((id) => {
            const found = findService(data, id);
            if (found === null) return null;
            return (
              <li key={id}>
                <Card asChild padding="none" isInteractive>
                  <Link className="web-popular-service" to="/services/$id" params={{ id }}>
                    <span className="web-popular-cover">
                      <CategoryCover category={found.category.id} />
                    </span>
                    <span className="web-popular-name">{found.service.name}</span>
                  </Link>
                </Card>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="web-service-part">
        <Heading as="h2">
          <Trans>All trades</Trans>
        </Heading>
        <Accordion
          allowsSeveral
          contentWidth="full"
          openIds={[trade]}
          items={data.categories.map(({ id, name, icon = id, services }) => ({
            id,
            title: (
              <span className="web-trade" id={id}>
                <CategoryIcon category={icon} size="small" />
                {name}
              </span>
            ),
            content: (
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
            ),
          }))}
        />
      </section>
    </div>
  );
}
