import type { ServiceCatalogue } from '@osta/contracts/professional/api';
import { Card, CategoryIcon, Heading } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import './workplace.css';

interface TradeServicesCardProps {
  readonly trade: ServiceCatalogue['categories'][number];
}

/** A trade and the services in it, each leading to what customers see. */
export function TradeServicesCard({ trade }: TradeServicesCardProps): ReactNode {
  return (
    <Card>
      <div className="web-offered-head">
        <CategoryIcon category={trade.id} />
        <Heading as="h2" size="medium">
          {trade.name}
        </Heading>
      </div>
      <ul className="web-chips">
        {trade.services.map((service) => (
          <li key={service.id}>
            <Link className="web-chip" to="/services/$id" params={{ id: service.id }}>
              {service.name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
