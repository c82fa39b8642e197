import { Trans } from '@lingui/react/macro';
import {
  Avatar,
  Breadcrumb,
  Button,
  Card,
  CategoryIcon,
  Heading,
  Icon,
  sendIcon,
  Text,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { ProfessionalFacts } from '../../professionals/professional-facts.tsx';
import { professionalQuery } from '../../professionals/professionals.queries.ts';
import { useVisitor } from '../../session/use-visitor.ts';

import './public-profile.css';

const route = getRouteApi('/_default/professional/profile/$id/public');

/** A professional's public profile, with a link to ask for an offer. */
export function PublicProfilePage(): ReactNode {
  const { id } = route.useParams();
  const about = route.useSearch();
  const asks = useVisitor() !== 'professional';
  const api = useApi();
  const { data: professional } = useSuspenseQuery(professionalQuery(api, id));
  const { data: catalogue } = useSuspenseQuery(servicesQuery(api));
  const { fullName, headline, categories } = professional;
  const trades = catalogue.categories.filter((trade) =>
    categories.some((one) => one.id === trade.id),
  );

  return (
    <div className="web-page">
      <Breadcrumb
        crumbs={[
          {
            id: 'near-by',
            link: (
              <Link to="/professional/near-by" search={about}>
                <Trans>Professionals</Trans>
              </Link>
            ),
          },
        ]}
        current={<bdi>{fullName}</bdi>}
      />
      <Card className="web-profile-head" padding="large">
        <Avatar name={fullName} size="huge" />
        <div className="web-profile-words">
          <Heading as="h1">
            <bdi>{fullName}</bdi>
          </Heading>
          <Text className="web-profile-headline" size="large" dir="auto">
            {headline}
          </Text>
          <ProfessionalFacts professional={professional} />
        </div>
        {asks && (
          <Button asChild variant="accent" size="large">
            <Link to="/customer/requests/new" search={{ ...about, professional: id }}>
              <Icon icon={sendIcon} size={20} />
              <Trans>Ask for an offer</Trans>
            </Link>
          </Button>
        )}
      </Card>
      <section className="web-profile-part">
        <Heading as="h2">
          <Trans>What you can ask for</Trans>
        </Heading>
        <div className="web-profile-trades">
          {trades.map((trade) => (
            <Card key={trade.id}>
              <div className="web-profile-trade-head">
                <CategoryIcon category={trade.id} />
                <Heading as="h3">{trade.name}</Heading>
              </div>
              <ul className="web-chips">
                {trade.services.map((service) => (
                  <li key={service.id}>
                    {asks ? (
                      <Link
                        className="web-chip"
                        to="/customer/requests/new"
                        search={{ ...about, service: service.id, professional: id }}
                      >
                        {service.name}
                      </Link>
                    ) : (
                      <Link className="web-chip" to="/services/$id" params={{ id: service.id }}>
                        {service.name}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </section>
    </div>
  );
}
