import { Plural, Trans } from '@lingui/react/macro';
import type { ServiceCatalogue } from '@osta/contracts/professional/api';
import {
  Accordion,
  CategoryIcon,
  EmptySearch,
  EmptyState,
  FormField,
  Heading,
  Icon,
  Link as UiLink,
  Ltr,
  searchIcon,
  Text,
  TextField,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { useCarried } from '../../carried/use-carried.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { findServices } from './find-services.ts';

import './admin-services.css';

type Trade = ServiceCatalogue['categories'][number];

/** The catalogue, trade by trade. Search results are expanded. */
export function AdminServicesPage(): ReactNode {
  const { data } = useSuspenseQuery(servicesQuery(useApi()));
  const [wanted, setWanted] = useCarried('service-wanted', '');
  const [openIds, setOpenIds] = useCarried('trades-open', []);
  const isSearching = wanted.trim() !== '';
  const trades = findServices(data.categories, wanted);
  const count = trades.reduce((sum, { services }) => sum + services.length, 0);

  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Service catalogue</Trans>
      </Heading>
      <Text className="web-page-lead" tone="quiet" aria-live="polite">
        <Plural value={count} one="# service" other="# services" />
      </Text>
      <div className="web-catalogue-search">
        <FormField label={<Trans>Find a service</Trans>}>
          <TextField
            inputMode="search"
            autoComplete="off"
            slotStart={<Icon icon={searchIcon} size={18} />}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </FormField>
      </div>
      {trades.length === 0 ? (
        <EmptyState
          illustration={<EmptySearch />}
          titleAs="h2"
          title={<Trans>No service with that name</Trans>}
          description={<Trans>Look for a shorter part of its name or of its id.</Trans>}
        />
      ) : (
        <Accordion
          // Search results expand with every letter; the earlier state returns after the search
          key={isSearching ? wanted : ''}
          titleAs="h2"
          allowsSeveral
          contentWidth="full"
          openIds={isSearching ? trades.map(({ id }) => id) : openIds}
          onOpenChange={(id, isOpen) => {
            if (isSearching || openIds.includes(id) === isOpen) return;
            setOpenIds(isOpen ? [...openIds, id] : openIds.filter((each) => each !== id));
          }}
          items={trades.map((trade) => ({
            id: trade.id,
            title: <TradeTitle trade={trade} />,
            content: <ServiceList services={trade.services} />,
          }))}
        />
      )}
    </div>
  );
}

interface TradeTitleProps {
  readonly trade: Trade;
}

function TradeTitle({ trade: { id, name, services } }: TradeTitleProps): ReactNode {
  return (
    <span className="web-catalogue-trade">
      <CategoryIcon category={id} />
      <span>
        {name}{' '}
        <span className="web-catalogue-count">
          <Plural value={services.length} one="# service" other="# services" />
        </span>
      </span>
    </span>
  );
}

interface ServiceListProps {
  readonly services: Trade['services'];
}

function ServiceList({ services }: ServiceListProps): ReactNode {
  return (
    <ul className="web-catalogue-services">
      {services.map(({ id, name }) => (
        <li key={id}>
          <UiLink asChild>
            <Link to="/services/$id" params={{ id }}>
              {name}
            </Link>
          </UiLink>
          <Ltr className="web-catalogue-id">{id}</Ltr>
        </li>
      ))}
    </ul>
  );
}
